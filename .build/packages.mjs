import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './options.mjs'

/** The texts of packages that come without one. */
const TEXTS = '.build/licences'
const LICENCE_FILE = /^(un)?licen[cs]e(\.md|\.txt)?$/i

/**
 * The packages of which something is in the bundle, sorted by name.
 * @param {import('esbuild').Metafile[]} metafiles
 */
export function bundledPackages(metafiles) {
  const inputs = metafiles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap(output => Object.entries(output.inputs))
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path.replaceAll('\\', '/'))
  const folders = new Set(used.flatMap(path => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []))
  return [...folders].map(readPackage).sort((one, other) => (one.name < other.name ? -1 : 1))
}

function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
  return { name, version, licence: license, text: readLicence(folder, name) }
}

function readLicence(folder, name) {
  const file = readdirSync(join(ROOT, folder)).find(file => LICENCE_FILE.test(file))
  const path = file ? join(folder, file) : join(TEXTS, `${name.replace('/', '-')}.txt`)
  if (!existsSync(join(ROOT, path)))
    throw new Error(`${name} is in the bundle, but has no file with its licence: write its text to ${path}`)
  return readFileSync(join(ROOT, path), 'utf8').replaceAll('\r\n', '\n').trim()
}

/** The licences of the packages in the bundle, as one text. */
export const licenceTexts = packages =>
  packages
    .map(({ name, version, licence, text }) => {
      const title = `${name} ${version} (${licence})`
      return `${title}\n${'='.repeat(title.length)}\n\n${text}\n`
    })
    .join('\n\n')
