import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from './complaint.mjs'
import { ROOT } from './paths.mjs'

// Both esbuild and biome bring their programs in packages of their own, so no install script is needed and none is trusted.
const INSTALL = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** For the largest of the packages on a slow line. */
const MINUTES = 10

/** Installs what package-lock.json names, when node_modules does not hold just that. */
export function prepare() {
  if (isInstalled()) return
  console.log('Installing packages…')
  runNpm(INSTALL)
  if (!isInstalled()) throw new Complaint('npm ci left packages out: delete node_modules and try again.')
}

/** Runs npm quietly; its own words are shown only when it fails. Returns what it prints to the standard output. */
export function runNpm(args) {
  const windows = process.platform === 'win32'
  const timeout = MINUTES * 60_000
  const { status, signal, stdout, stderr, error } = spawnSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: windows,
    timeout
  })
  if (signal)
    throw new Complaint(`npm ${args[0]} took longer than ${MINUTES} minutes: is the package registry reachable?`)
  if (error) throw new Complaint(`npm could not be started (${error.message}): install npm beside Node.`)
  if (status !== 0)
    throw new Complaint(`npm ${args[0]} failed: is the package registry reachable?\n${firstLines(stderr)}`)
  return stdout
}

/** npm's help follows its errors. */
function firstLines(text) {
  return text.split(/^npm error Usage/m)[0].trim()
}

function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  return (
    Object.entries(wanted).every(([path, entry]) => !path || !fitsHere(entry) || isSame(entry, present[path], path)) &&
    Object.keys(present).every(path => path in wanted)
  )
}

function readPackages(name) {
  const file = join(ROOT, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

function isSame(wanted, present, path) {
  return (
    present !== undefined &&
    present.version === wanted.version &&
    present.integrity === wanted.integrity &&
    existsSync(join(ROOT, path, 'package.json'))
  )
}

function fitsHere({ os, cpu, libc }) {
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, hostLibc())
}

function allows(list, value) {
  if (!list || value === undefined) return true
  return list.includes(value) || (list.every(entry => entry.startsWith('!')) && !list.includes(`!${value}`))
}

function hostLibc() {
  if (process.platform !== 'linux') return undefined
  const { header } = Object(Object.assign(process.report, { excludeNetwork: true }).getReport())
  return header.glibcVersionRuntime ? 'glibc' : 'musl'
}
