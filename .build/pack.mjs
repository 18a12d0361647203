import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Complaint } from '../test/tools/complaint.mjs'
import { changesPage } from './contract-changes.mjs'
import { withoutTags } from './contract-reduced.mjs'
import { manyPanelsFiles } from './many-panels.mjs'
import { DEFAULT_LANGUAGES, ROOT } from './options.mjs'
import { writeFolder, writeTar } from './pack-files.mjs'
import { licenceTexts } from './packages.mjs'
import { fillHeaders } from './page.mjs'
import { createSboms } from './sbom.mjs'
import { sortFile } from './squashfs.mjs'

const CHANGELOG = '.build/CHANGELOG.md'
const SERVERS = 'test/servers'
/** The contract of the version that was delivered before, if any. */
const PREVIOUS = '.build/previous-contract.json.gz'
/** The sections of README.md that are the guide of the pack. */
const GUIDE = 'Into the firmware'
const OPTIONS = 'Options of `npm start`'
const PAGE = 'admin/index.html'
const SECONDS_OF_A_DAY = 86_400

const read = path => readFileSync(join(ROOT, path), 'utf8')
const json = value => `${JSON.stringify(value, null, 2)}\n`
const sha256 = bytes => createHash('sha256').update(bytes).digest('hex')
const sortedByName = files => files.sort((one, other) => (one.path < other.path ? -1 : 1))

/**
 * Writes what is delivered into `out`: a folder and a tar file of the same, which depend on nothing but the sources.
 * @param {object} options
 * @param {any} options.built what `make` returned
 * @param {string} options.bundle the folder that it was written to
 * @param {string} options.out
 * @param {string} [options.previous] the `openapi.json` of the previous version, if it is not the one that is kept here
 * @returns the path of the folder and of the tar file
 */
export async function pack({ built, bundle, out, previous }) {
  const { name, version } = JSON.parse(read('package.json'))
  const versions = [...read(CHANGELOG).matchAll(/^## (?<version>\S+), (?<date>\d{4}-\d\d-\d\d)$/gm)].map(
    ({ groups }) => groups
  )
  const time = timeOf(version, versions[0])
  const title = titleOf(`${name}-${version}`, built)
  const product = { name, version }
  const files = packFiles({ product, built, bundle, time, previous: readPrevious(previous, versions) })
  const page = sha256(readFileSync(join(bundle, PAGE)))
  const folder = join(out, title)
  const archive = `${folder}.tar`
  const timeOfFile = path => (path.startsWith(`bundle/${PAGE}`) ? timeOfPage(time, page) : time)
  writeFolder(folder, files, time, timeOfFile)
  await writeTar(archive, title, files, time, timeOfFile)
  return { folder, archive }
}

/** Of the day, another one for another page: servers compare time and size, and pages of one version may differ in a hash only. */
const timeOfPage = (time, hash) =>
  new Date(time.getTime() + (Number.parseInt(hash.slice(0, 8), 16) % SECONDS_OF_A_DAY) * 1000)

/** Each variant has a folder of its own. */
function titleOf(name, { brand, variant, languages }) {
  const others = languages.join() === DEFAULT_LANGUAGES.join() ? [] : languages
  const without = variant.absent.length > 0 ? [`without-${variant.absent.join('-')}`] : []
  return [name, ...(brand.id ? [brand.id] : []), ...others, ...without].join('-')
}

/** The date of the version in the changelog. */
function timeOf(version, latest) {
  if (latest?.version !== version)
    throw new Complaint(`${CHANGELOG} has to begin with version ${version} and its date.`)
  const { SOURCE_DATE_EPOCH: seconds } = process.env
  return seconds ? new Date(Number(seconds) * 1000) : new Date(`${latest.date}T00:00:00Z`)
}

function readPrevious(path, versions) {
  const place = path ?? join(ROOT, PREVIOUS)
  if (existsSync(place)) {
    const bytes = readFileSync(place)
    return JSON.parse((place.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString())
  }
  if (path || versions.length > 1)
    throw new Complaint(`${path ?? PREVIOUS} does not exist: name the previous openapi.json by --previous.`)
}

/** Without the lines for calls that this contract does not have. */
function serverSettings(text, inline, { paths }) {
  const isPresent = line => {
    const path = /\/api\/v1\/\(?([\w/-]*\w)/.exec(line)?.[1]
    return path === undefined || Object.keys(paths).some(it => it.startsWith(`/${path}`))
  }
  return fillHeaders(text.split('\n').filter(isPresent).join('\n'), inline)
}

/** @returns each file, sorted by its path */
function packFiles({ product, built, bundle, time, previous }) {
  const { contract, absent, tags } = built.variant
  const sboms = createSboms(product, built.packages, time)
  const servers = readdirSync(join(ROOT, SERVERS)).filter(file => file.endsWith('.conf'))
  /** @type {Record<string, string | Buffer>} */
  const files = {
    ...Object.fromEntries(filesIn(bundle).map(path => [`bundle/${path}`, readFileSync(join(bundle, path))])),
    ...Object.fromEntries(
      servers.map(file => [`servers/${file}`, serverSettings(read(`${SERVERS}/${file}`), built.inline, contract)])
    ),
    'headers.txt': built.headers,
    'squashfs.sort': sortFile(filesIn(bundle)),
    'openapi.json': json(contract),
    'contract-changes.md': changesPage(previous && withoutTags(previous, tags), contract),
    ...manyPanelsFiles(contract),
    'CHANGELOG.md': read(CHANGELOG),
    'INTEGRATION.md': guide(),
    LICENSE: read('LICENSE'),
    'licenses.txt': licenceTexts(built.packages),
    'sbom.cdx.json': json(sboms.cyclonedx),
    'sbom.spdx.json': json(sboms.spdx)
  }
  const sorted = sortedByName(Object.entries(files).map(([path, content]) => ({ path, bytes: Buffer.from(content) })))
  const manifest = {
    name: product.name,
    version: product.version,
    web_version: product.version,
    contract_version: contract.info.version,
    languages: built.languages,
    ...(built.brand.id && { brand: { id: built.brand.id, ...(built.brand.name && { name: built.brand.name }) } }),
    ...(absent.length > 0 && { without: absent }),
    files: sorted.map(({ path, bytes }) => ({ path, size: bytes.length, sha256: sha256(bytes) }))
  }
  const listed = sortedByName([...sorted, { path: 'manifest.json', bytes: Buffer.from(json(manifest)) }])
  const sums = listed.map(({ path, bytes }) => `${sha256(bytes)}  ${path}\n`).join('')
  return sortedByName([...listed, { path: 'SHA256SUMS', bytes: Buffer.from(sums) }])
}

const filesIn = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, path, name }) =>
      join(parentPath ?? path, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/')
    )

function guide() {
  // The commands of the guide are for the folder of the pack.
  const own = sectionOf(`## ${GUIDE}`)
    .replaceAll('\n### ', '\n## ')
    .replaceAll('`find dist ', '`find bundle ')
    .replaceAll('`test/servers`', '`servers`')
  const options = `## ${OPTIONS}\n\nIn the folder of the source.\n\n${sectionOf(`### ${OPTIONS}`)}`
  return `# ${GUIDE}\n\nPaths that are not in the pack are those of the source.\n\n${own}\n\n${options}\n`
}

/** Of README.md, up to the next heading of this level or of a higher one. */
function sectionOf(heading) {
  const level = heading.indexOf(' ')
  const section = read('README.md')
    .split(`\n${heading}\n`)[1]
    ?.split(new RegExp(`\n#{2,${level}} `))[0]
  if (!section) throw new Error(`README.md has no section '${heading}'`)
  return section.trim()
}
