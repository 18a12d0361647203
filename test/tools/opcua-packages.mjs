import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, ROOT } from './paths.mjs'
import { runNpm } from './prepare.mjs'

const LOCK = 'package-lock.json'
const SOURCE = join(ROOT, 'test/opcua-packages')
const HOME = join(CACHE, 'opcua')
/** Copied last, so that an installation that was interrupted is done again. */
const INSTALLED = join(HOME, 'node_modules', LOCK)

/** Installs node-opcua, which weighs 70 MB: not for all that runs here, and again only when its lock changes. */
export function prepareOpcua() {
  if (existsSync(INSTALLED) && readFileSync(INSTALLED).equals(readFileSync(join(SOURCE, LOCK)))) return
  console.log('Installing the OPC UA server…')
  rmSync(HOME, { recursive: true, force: true })
  mkdirSync(HOME, { recursive: true })
  cpSync(SOURCE, HOME, { recursive: true })
  runNpm(['ci', '--prefix', HOME, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  cpSync(join(HOME, LOCK), INSTALLED)
}
