import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createPageDist } from '../setup/page-dist'
import { load } from './load'

interface Package {
  name: string
  version: string
  licence: string
  text: string
}

interface Built {
  brand: { id?: string; name?: Record<string, string> }
  variant: { absent: string[]; tags: string[]; contract: object }
  packages: Package[]
  headers: string
  inline: { boot: string; sheet: string }
}

interface PackTool {
  pack(options: { built: Built; bundle: string; out: string }): Promise<{ folder: string; archive: string }>
}

interface VariantTool {
  readVariant(without: string[]): Built['variant']
}

interface Context {
  place: string
  bundle: string
  first: { folder: string; archive: string }
  second: { folder: string; archive: string }
  variant: { folder: string; archive: string }
}

/** Of those that package-lock.json names: one that others depend on, and one that only another one depends on. */
const PACKAGES = ['preact', 'regexparam', 'wouter'].map(name => {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  return { name, version, licence: 'MIT', text: `The licence of ${name}` }
})
const LANGUAGES = ['en', 'ja']
const PARTS = {
  packages: PACKAGES,
  languages: LANGUAGES,
  headers: 'the headers',
  inline: { boot: 'boot', sheet: 'sheet' }
}

const test = suite<Context>('pack')

/** Runs with another umask, zone and locale than the process has. */
async function elsewhere<T>(run: () => Promise<T>): Promise<T> {
  const { TZ, LANG, LC_ALL } = process.env
  const umask = process.umask(0o077)
  Object.assign(process.env, { TZ: 'Asia/Seoul', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' })
  try {
    return await run()
  } finally {
    process.umask(umask)
    for (const [name, value] of Object.entries({ TZ, LANG, LC_ALL })) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

test.before(async context => {
  const { pack } = await load<PackTool>('pack.mjs')
  const place = mkdtempSync(join(tmpdir(), 'pack-'))
  const bundle = createPageDist()
  const { readVariant } = await load<VariantTool>('variant.mjs')
  const built = { ...PARTS, brand: {}, variant: readVariant([]) }
  const first = await pack({ built, bundle, out: join(place, 'one') })
  const second = await elsewhere(() => pack({ built, bundle, out: join(place, 'two/deeper') }))
  const brand = { id: 'acme', name: { en: 'Acme' } }
  const variant = await pack({
    built: { ...PARTS, brand, variant: readVariant(['codesys']) },
    bundle,
    out: join(place, 'three')
  })
  Object.assign(context, { place, bundle, first, second, variant })
})

test.after(({ place, bundle }) => {
  for (const folder of [place, bundle]) rmSync(folder, { recursive: true, force: true })
})

const pathsIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
const readJson = ({ first }: Context, file: string) => JSON.parse(readFileSync(join(first.folder, file), 'utf8'))
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('is the same in another folder, with another umask, zone and locale', ({ first, second }) => {
  assert.ok(readFileSync(first.archive).equals(readFileSync(second.archive)))
  const describe = (folder: string) =>
    ['', ...pathsIn(folder)].map(path => {
      const stats = statSync(join(folder, path))
      const content = stats.isFile() ? sha256(readFileSync(join(folder, path))) : 'folder'
      return `${path} ${stats.mode.toString(8)} ${stats.mtime.toISOString()} ${content}`
    })
  assert.equal(describe(second.folder), describe(first.folder))
})

test('a page of the same size that differs has another time, by which servers tell it from the one before', async context => {
  const { pack } = await load<PackTool>('pack.mjs')
  const { readVariant } = await load<VariantTool>('variant.mjs')
  const bundle = createPageDist()
  const page = join(bundle, 'admin/index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace(/.$/m, '~'))
  try {
    const built = { ...PARTS, brand: {}, variant: readVariant([]) }
    const { folder } = await pack({ built, bundle, out: join(context.place, 'four') })
    const [other, first] = [folder, context.first.folder].map(place => statSync(join(place, 'bundle/admin/index.html')))
    assert.is(other?.size, first?.size)
    assert.is.not(other?.mtimeMs, first?.mtimeMs)
  } finally {
    rmSync(bundle, { recursive: true, force: true })
  }
})

test('lists each file with its size and checksum', context => {
  const { folder } = context.first
  const files = pathsIn(folder).filter(path => statSync(join(folder, path)).isFile())
  const { files: listed, ...facts } = readJson(context, 'manifest.json')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { info } = readJson(context, 'openapi.json')
  const versions = { version, web_version: version, contract_version: info.version }
  assert.equal(facts, { name: 'panel-console', ...versions, languages: LANGUAGES })
  const expected = files.filter(path => path !== 'manifest.json' && path !== 'SHA256SUMS')
  assert.equal(listed.map(({ path }: { path: string }) => path).sort(), expected)
  for (const { path, size, sha256: sum } of listed) {
    const bytes = readFileSync(join(folder, path))
    assert.equal([bytes.length, sha256(bytes)], [size, sum], path)
  }
  const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')
  assert.equal(
    sums.sort(),
    files
      .filter(path => path !== 'SHA256SUMS')
      .map(path => `${sha256(readFileSync(join(folder, path)))}  ${path}`)
      .sort()
  )
})

test('says which brand and which screens a variant has, and its contract is without them', ({
  variant: { folder }
}) => {
  const { brand, without } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  assert.equal([brand, without], [{ id: 'acme', name: { en: 'Acme' } }, ['codesys']])
  assert.match(folder, /panel-console-[\d.]+-acme-en-ja-without-codesys$/)
  const { paths } = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'))
  assert.equal(
    Object.keys(paths).filter(path => path.includes('codesys')),
    []
  )
})

test('both bills of materials have what is in the bundle and nothing else', context => {
  const expected = PACKAGES.map(({ name, version }) => `${name}@${version}`)
  const cycloneDx = readJson(context, 'sbom.cdx.json')
  const refs = cycloneDx.components.map((component: { 'bom-ref': string }) => component['bom-ref'])
  assert.equal(refs.sort(), [...expected].sort())
  const product = cycloneDx.metadata.component
  assert.is(product.name, 'panel-console')
  for (const { ref, dependsOn } of cycloneDx.dependencies)
    for (const name of [ref, ...dependsOn]) assert.ok([product['bom-ref'], ...refs].includes(name), name)

  const spdx = readJson(context, 'sbom.spdx.json')
  const named = spdx.packages.map(
    (found: { name: string; versionInfo: string }) => `${found.name}@${found.versionInfo}`
  )
  assert.equal(named.sort(), [...expected, product['bom-ref']].sort())
  const ids = [spdx.SPDXID, ...spdx.packages.map(({ SPDXID }: { SPDXID: string }) => SPDXID)]
  for (const { spdxElementId, relatedSpdxElement } of spdx.relationships)
    for (const id of [spdxElementId, relatedSpdxElement]) assert.ok(ids.includes(id), id)
})

test('the settings of the servers permit the page of this bundle', ({ first }) => {
  const hash = createHash('sha256').update('boot').digest('base64')
  for (const file of ['nginx.conf', 'lighttpd.conf']) {
    const settings = readFileSync(join(first.folder, 'servers', file), 'utf8')
    assert.ok(settings.includes(`script-src 'self' 'sha256-${hash}'`), file)
    assert.equal([...new Set(settings.match(/{{\w+}}/g))], ['{{hostname}}'])
    assert.not.match(settings, /braces|static\/headers|\bdist\b/)
  }
})

test('has the files for many panels, whose playbooks read what this variant has', ({ first, variant }) => {
  const files = pathsIn(join(first.folder, 'many-panels'))
  const wanted = ['README.md', 'prometheus/prometheus.yml', 'prometheus/alerts.yml', 'grafana/panels.json']
  for (const file of [...wanted, 'ansible/snapshot.yml', 'ansible/restore.yml', 'ansible/resources.json'])
    assert.ok(files.includes(file), file)
  const tagsIn = ({ folder }: { folder: string }) =>
    JSON.parse(readFileSync(join(folder, 'many-panels/ansible/resources.json'), 'utf8')).panel_resources.map(
      ({ tag }: { tag: string }) => tag
    )
  assert.ok(tagsIn(first).includes('codesys'))
  assert.not(tagsIn(variant).includes('codesys'))
})

test('the guide has the names of the folders of the pack, and all options of npm start', ({ first }) => {
  const guide = readFileSync(join(first.folder, 'INTEGRATION.md'), 'utf8')
  assert.not.match(guide, '`test/servers`')
  for (const option of ['--panel', '--seed', '--missing', '--port']) assert.match(guide, `| \`npm start -- ${option} `)
  assert.not.match(guide, '## Parts of')
  const folders = [...guide.matchAll(/`find (\w+) /g)].map(([, folder]) => folder)
  assert.equal([...new Set(folders)], ['bundle'])
  assert.ok(existsSync(join(first.folder, 'bundle')))
})

test('the order for squashfs has each file of the bundle that is not compressed, what is alike side by side', context => {
  const { folder } = context.first
  const lines = readFileSync(join(folder, 'squashfs.sort'), 'utf8').trim().split('\n')
  const order = lines.map(line => ({ path: line.split(' ')[0]!, place: Number(line.split(' ')[1]) }))
  const bundle = join(folder, 'bundle')
  const files = pathsIn(bundle).filter(path => statSync(join(bundle, path)).isFile() && !/\.(gz|br)$/.test(path))
  assert.equal(order.map(({ path }) => path).sort(), files)
  const placesOf = (ending: string) =>
    new Set(order.filter(({ path }) => path.endsWith(ending)).map(({ place }) => place))
  assert.is(placesOf('.js').size, 1)
  assert.ok(Math.min(...placesOf('.html')) > 0)
})

test('the servers pass on large bodies of calls that the contract has, and of no others', ({ first, variant }) => {
  for (const file of ['nginx.conf', 'lighttpd.conf']) {
    const callsIn = ({ folder }: { folder: string }) =>
      [...readFileSync(join(folder, 'servers', file), 'utf8').matchAll(/\/api\/v1\/\(?(\w+\/[\w-]+)/g)].map(
        ([, call]) => call
      )
    assert.equal(callsIn(first), ['project/management', 'features/codesys', 'opcua/node-tree'])
    assert.equal(callsIn(variant), ['project/management', 'opcua/node-tree'])
  }
})

test.run()
