import { createHash } from 'node:crypto'
import { runNpm } from '../test/tools/prepare.mjs'

/**
 * The two documents that npm writes of package-lock.json, CycloneDX and SPDX, with only the packages of which something is in
 * the bundle, and the same for the same packages: npm puts the time, the folder and a random number into them.
 * @param {{ name: string, version: string }} product
 * @param {{ name: string, version: string }[]} packages
 * @param {Date} time
 */
export function createSboms(product, packages, time) {
  const kept = new Set([product, ...packages].map(({ name, version }) => `${name}@${version}`))
  const id = createHash('sha256')
    .update([...kept, time.toISOString()].join('\n'))
    .digest('hex')
  const found = { cyclonedx: cycloneDx(product, kept, time, id), spdx: spdx(kept, time, id) }
  const listed = [found.cyclonedx.components.length, found.spdx.packages.length - 1]
  if (listed.some(count => count !== packages.length))
    throw new Error(`The bundle has ${packages.length} packages, but npm lists ${listed.join(' and ')} of them`)
  return found
}

function readSbom(format) {
  const options = ['--package-lock-only', '--omit=dev', '--sbom-type=application', `--sbom-format=${format}`]
  return JSON.parse(runNpm(['sbom', ...options]))
}

function cycloneDx(product, kept, time, id) {
  const { metadata, components, dependencies, ...document } = readSbom('cyclonedx')
  const uuid = [id.slice(0, 8), id.slice(8, 12), `8${id.slice(13, 16)}`, `8${id.slice(17, 20)}`, id.slice(20, 32)]
  return {
    ...document,
    serialNumber: `urn:uuid:${uuid.join('-')}`,
    metadata: {
      ...metadata,
      timestamp: time.toISOString(),
      lifecycles: [{ phase: 'build' }],
      component: { ...metadata.component, name: product.name }
    },
    components: components.filter(component => kept.has(component['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(other => kept.has(other)) }))
  }
}

function spdx(kept, time, id) {
  const { packages: all, relationships, ...document } = readSbom('spdx')
  const packages = all.filter(({ name, versionInfo }) => kept.has(`${name}@${versionInfo}`))
  const ids = new Set([document.SPDXID, ...packages.map(({ SPDXID }) => SPDXID)])
  return {
    ...document,
    documentNamespace: `http://spdx.org/spdxdocs/${document.name}-${id.slice(0, 32)}`,
    creationInfo: { ...document.creationInfo, created: time.toISOString().replace(/\.\d+/, '') },
    packages,
    relationships: relationships.filter(({ spdxElementId, relatedSpdxElement }) =>
      [spdxElementId, relatedSpdxElement].every(element => ids.has(element))
    )
  }
}
