import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page, PageScreenshotOptions } from 'playwright-core'
import { suite } from 'uvu'
import { type ManualClock, runningClock } from '../panel/device/device-clock'
import { createPanel, type Panel, type PanelOptions, SEED_TIME } from '../panel/panel'
import { isSeedName, LIMITS } from '../panel/seeds'
import { createCertificate } from '../panel/server/certificate'
import { type Served, type ServeOptions, serve } from '../panel/server/server'
import { watchForTrouble } from './trouble'

export interface Journey {
  page: Page
  panel: Panel<ManualClock>
  /** The console over plain http, at a name that browsers do not trust. */
  address: string
  /** Serves it over https too; returns the address there. */
  openSecurely(): Promise<string>
  /** Opens a path as an account of the seed, without the sign-in page. */
  signIn(path?: string, username?: string): Promise<void>
  /** Lets errors pass that the test provokes: of the console, of the page, of requests. */
  expectTrouble(pattern: RegExp): void
}

interface Options extends Omit<PanelOptions, 'onViolation'>, Pick<ServeOptions, 'before'> {
  context?: BrowserContextOptions
  /** What is visited in place of the bundle of the run. */
  dist?: () => Promise<string>
  /** The wall clock of the panel at the beginning, by default that of the seed. */
  time?: number
}

/** Of the process, which runs several files; comes from test/tools/run-bundled.mjs. */
declare const browserOfRun: Browser

/** The browser finds it on this machine; see test/tools/browser.mjs. */
const NAME = 'panel.test'
const PATIENCE = 20_000
const LONGEST_SECONDS = 200

/** Set by `npm test -- --seed`: for all journeys. Those that need the data of another seed have its limits. */
function seedOfRun(): Pick<PanelOptions, 'seed' | 'limits'> {
  const seed = process.env.TEST_SEED
  if (seed === undefined) return {}
  if (!isSeedName(seed)) throw new Error(`there is no seed ${seed}`)
  return { seed, limits: LIMITS[seed] }
}
/** Comes from test/tools/bundle.mjs. */
declare const DEFAULT_LANGUAGES: readonly string[]

/** Those of the bundle that journeys visit, unless they build another one. */
export const LANGUAGES = DEFAULT_LANGUAGES

/** As in test/tools/paths.mjs. */
export const TRIAL = join(process.cwd(), 'node_modules/.cache/trial')
const PICTURES = join(process.cwd(), 'node_modules/.cache/pictures')

/** Journeys in the browser of the run, each on a panel and in a profile of its own; what goes wrong unexpectedly fails them. */
export function browserTest(options: Options = {}) {
  const tests = suite()
  const add = (name: string, run: (journey: Journey) => Promise<void>) =>
    tests(name, () => travel(browserOfRun, options, name, run))
  return Object.assign(add, { before: tests.before, run: () => tests.run() })
}

export const test = browserTest()

/** Puts a picture of the page where people may look at it. */
export function picture(page: Page, name: string, options?: PageScreenshotOptions): Promise<Buffer> {
  return page.screenshot({ path: join(PICTURES, `${name}.png`), animations: 'disabled', ...options })
}

async function travel(
  browser: Browser,
  { context: profile, time = SEED_TIME, before, dist: build, ...seed }: Options,
  name: string,
  run: (journey: Journey) => Promise<void>
): Promise<void> {
  const dist = build ? await build() : TRIAL
  const violations: unknown[] = []
  const panel = createPanel({
    ...seedOfRun(),
    ...seed,
    clock: runningClock(time),
    onViolation: error => violations.push(error)
  })
  const plain = await serve({ panel, dist, names: [NAME], ...(before && { before }) })
  const servers = [plain]
  const openSecurely = async () => {
    const secure = await serve({ panel, dist, names: [NAME], tls: await createCertificate(NAME) })
    servers.push(secure)
    return named(secure)
  }
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    ...profile
  })
  context.setDefaultTimeout(PATIENCE)
  const trouble = watchForTrouble(context, NAME)
  // A call that finds a small panel busy is repeated.
  if (panel.limits) trouble.expect(/status of 503/)
  const address = named(plain)
  try {
    const page = await context.newPage()
    const signIn = (path = '/app/dashboard', username = 'engineer') =>
      openAs(context, page, panel, address, path, username)
    await inTime(run({ page, panel, address, openSecurely, signIn, expectTrouble: trouble.expect }))
  } catch (error) {
    await picture(context.pages()[0]!, `failed-${name.replace(/\W+/g, '-')}`).catch(() => {})
    throw withTrouble(error, [...violations, ...trouble.found()])
  } finally {
    await context.close()
    await Promise.all(servers.map(server => server.close()))
  }
  const found = [...violations, ...trouble.found()]
  if (found.length) throw withTrouble(new Error('something went wrong that the test did not expect'), found)
}

/** A journey that waits for what never comes, where Playwright knows no limit, fails with a picture too. */
async function inTime(journey: Promise<void>): Promise<void> {
  let limit: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error(`not over after ${LONGEST_SECONDS} s`)), LONGEST_SECONDS * 1000)
  })
  await Promise.race([journey, late]).finally(() => clearTimeout(limit))
}

function named({ address }: Served): string {
  return address.replace('127.0.0.1', NAME)
}

/** Opens a path of a panel as an account of it, without the sign-in page. */
export async function openAs(
  context: BrowserContext,
  page: Page,
  panel: Panel<ManualClock>,
  address: string,
  path: string,
  username: string
): Promise<void> {
  const password = panel.state.accounts.find(account => account.username === username)?.password ?? ''
  const body = new URLSearchParams({ grant_type: 'password', username, password })
  const response = await panel.fetch('/api/v1/auth/token/user', { method: 'POST', body })
  const { access_token }: { access_token: string } = await response.json()
  await context.addCookies([{ name: 'ihmi_user_token', value: access_token, url: address, sameSite: 'Strict' }])
  await page.goto(address + path)
}

function withTrouble(error: unknown, trouble: unknown[]): unknown {
  if (error instanceof Error && trouble.length) error.message += `\n${trouble.join('\n')}`
  return error
}
