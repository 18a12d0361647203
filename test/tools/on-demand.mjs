import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, ROOT } from './paths.mjs'
import { runNpm } from './prepare.mjs'

const LOCK = 'package-lock.json'

export function isInstalled(name) {
  const { source, installed } = placesOf(name)
  return existsSync(installed) && readFileSync(installed).equals(readFileSync(join(source, LOCK)))
}

/** How much of the packages is in place, in percent. */
export function installedPercent(name) {
  const { source, home } = placesOf(name)
  const { packages } = JSON.parse(readFileSync(join(source, LOCK), 'utf8'))
  const folders = Object.keys(packages).filter(Boolean)
  const present = folders.filter(folder => existsSync(join(home, folder, 'package.json')))
  return Math.floor((present.length / folders.length) * 100)
}

/** `installed` is copied last, so that an installation that was interrupted is done again. */
function placesOf(name) {
  const home = join(CACHE, name)
  const packages = join(home, 'node_modules')
  return { source: join(ROOT, `test/${name}-packages`), home, packages, installed: join(packages, LOCK) }
}

/**
 * Installs the packages that `test/<name>-packages` names into the cache, where they are not there yet or their lock has
 * changed, and says so with `message`: they weigh too much for all that runs here. Returns the folder of the packages.
 */
export function installOnDemand(name, message) {
  const { source, home, packages, installed } = placesOf(name)
  if (isInstalled(name)) return packages
  console.log(message)
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  cpSync(source, home, { recursive: true })
  runNpm(['ci', '--prefix', home, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  cpSync(join(home, LOCK), installed)
  return packages
}
