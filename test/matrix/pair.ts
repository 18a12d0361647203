import { navigate } from 'wouter/use-browser-location'
import { mount } from '../setup/app'
import type { PanelContext } from '../setup/panel-test'
import { click, findByRole, until } from '../setup/query'
import { QUIET_PAGE, QUIET_PAGE_TITLE } from '../setup/quiet-page'
import { type InterceptedReads, interceptReads } from './intercepted-reads'
import type { Place } from './places'
import type { ReadFault } from './read-faults'
import { alerts, headings, problemsShown, retries } from './shown'

const MOST_ROUNDS = 20

/** Opens a screen or one of its tabs as it is, under a fault of all its reads, and again as it is. @returns what is wrong */
export async function checkPair(context: PanelContext, place: Place, fault: ReadFault): Promise<string[]> {
  const errors = watchConsole()
  const reads = interceptReads(context)
  try {
    await context.signIn('engineer')
    await mount(QUIET_PAGE)
    await open(place)
    await reads.settled()
    const right = { alerts: alerts().length, headings: headings() }
    await leave()
    if (fault.endsSession) context.panel.faults.endSessions()
    reads.put(fault)
    await open(place, fault)
    if (fault.fault?.kind === 'slow') await passTime(context, reads, fault.fault.milliseconds)
    if (fault.outcome !== 'waiting') await reads.settled()
    const problems = problemsShown(fault, place.title, reads.count() > 0)
    reads.put(undefined)
    if (fault.outcome !== 'login') problems.push(...(await recover(place, reads, right)))
    return [...problems, ...errors.seen]
  } catch (error) {
    return [String(error).slice(0, 300), ...errors.seen]
  } finally {
    reads.stop()
    errors.stop()
  }
}

/** Reads that depend on others come after these. */
async function passTime({ panel }: PanelContext, reads: InterceptedReads, milliseconds: number): Promise<void> {
  for (let rounds = 0; rounds < MOST_ROUNDS && !reads.isQuiet(); rounds += 1) {
    await panel.clock.advance(milliseconds)
    await new Promise(resolve => setTimeout(resolve))
  }
}

/** Errors that the console has caught itself are there; all others end the process. */
function watchConsole() {
  const { error } = console
  const seen: string[] = []
  console.error = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ')
    // Node says it where one action sends many requests.
    if (!text.includes('MaxListenersExceededWarning')) seen.push(`console: ${text.slice(0, 200)}`)
  }
  const stop = () => {
    console.error = error
  }
  return { seen, stop }
}

async function leave(): Promise<void> {
  navigate(QUIET_PAGE)
  await findByRole('heading', { name: QUIET_PAGE_TITLE })
}

async function open({ path, title, tab }: Place, { outcome }: Partial<ReadFault> = {}): Promise<void> {
  navigate(path)
  if (outcome === 'denied' || outcome === 'login') return
  await findByRole('heading', { name: title })
  if (tab !== undefined) click(await findByRole('tab', { name: tab }))
}

interface Right {
  alerts: number
  headings: (string | null)[]
}

/** By one press of each Retry, or, where there is none, by opening the page again. */
async function recover(place: Place, reads: InterceptedReads, right: Right): Promise<string[]> {
  const isRight = () => alerts().length <= right.alerts && String(headings()) === String(right.headings)
  const buttons = retries()
  for (const retry of buttons) click(retry)
  if (buttons.length === 0 && !isRight()) {
    await leave()
    await open(place)
  }
  await reads.settled()
  const recovered = await until(isRight).catch(() => false)
  if (recovered) return []
  const there = [...alerts().map(({ textContent }) => textContent), ...headings()]
  return [`does not recover: ${there.join(' | ').slice(0, 300)}`]
}
