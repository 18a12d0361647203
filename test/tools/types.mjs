import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assembleContract, CONTRACT, contractTags, readErrorCodes, readParts } from '../../.build/contract.mjs'
import { manifestProblems, readManifests } from '../../.build/manifests.mjs'
import { Complaint, runTool } from './complaint.mjs'
import { errorCodes } from './error-codes.mjs'
import { limitFiles } from './limits.mjs'
import { prepare } from './prepare.mjs'
import { restoreFile } from './restore.mjs'
import { screenFiles } from './screen-files.mjs'
import { secretFields } from './secret-fields.mjs'
import { shapeFiles } from './shapes.mjs'
import { snapshotFile } from './snapshot.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
const SHAPES = 'src/api/generated/shapes'
const LIMITS = 'src/api/generated/limits'
const MANIFESTS = 'src/screens/*/manifest.json'
const FORMS = `the forms of src and ${CONTRACT}`
const NEXT_FILE = '// next file'
/** Bytes of all generated files together. */
const LARGEST_OUTPUT = 16 * 1024 * 1024

/** What `npm run types` writes: the text of each generated file, by its path in the repository. */
async function generateTypes(root = ROOT) {
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  const { readFormFields } = await import('../../.build/form-fields.mjs')
  const { formFields } = await import('./form-fields.mjs')
  const { fieldFacts } = await import('./field-facts.mjs')
  const { refusalTexts } = await import('./refusal-texts.mjs')
  const { foundLabelsFile } = await import('./found-labels.mjs')
  const document = assembleContract(root)
  const codes = readErrorCodes(root)
  /** @type {import('openapi-typescript').OpenAPI3} */
  const copy = JSON.parse(JSON.stringify(document))
  const schema = `${header()}${astToString(await openapiTS(copy, { defaultNonNullable: false }))}
export type Schemas = components['schemas']
`
  const fields = readFormFields(root)
  const files = {
    'src/api/generated/schema.ts': schema,
    'src/api/generated/secret-fields.ts': header() + secretFields(document),
    'src/api/generated/snapshot.ts': header() + snapshotFile(document),
    'src/api/generated/restore.ts': header() + restoreFile(document),
    'src/stores/generated/form-fields.ts': header(FORMS) + formFields(document, root, fields),
    'src/app/generated/field-facts.ts': header(FORMS) + fieldFacts(document, fields),
    'src/stores/generated/refusal-texts.ts': header(FORMS) + refusalTexts(document, root)
  }
  for (const [tag, text] of Object.entries(shapeFiles(document, Object.keys(codes.error_codes))))
    files[`${SHAPES}/${tag}.ts`] = header() + text
  for (const [tag, text] of Object.entries(limitFiles(document, readParts(root))))
    files[`${LIMITS}/${tag}.ts`] = header() + text
  const manifests = readManifests(root)
  const problems = manifestProblems(manifests, contractTags(root))
  if (problems.length) throw new Complaint(problems.join('\n'))
  for (const [path, text] of Object.entries(screenFiles(manifests))) files[path] = header(MANIFESTS) + text
  files['src/app/generated/found-labels.ts'] =
    header('the views and forms of src/screens') + foundLabelsFile(root, manifests, fields)
  return { ...formatAll(root, files), 'src/api/generated/error-codes.md': errorCodes(document, codes) }
}

/** The generated files that differ from the contract, and those it no longer generates. */
export async function staleTypes(root = ROOT) {
  const files = await generateTypes(root)
  const wrong = Object.keys(files).filter(path => read(join(root, path)) !== files[path])
  return [...wrong, ...leftOver(root, files)]
}

function header(source = CONTRACT) {
  return `// Generated from ${source} by \`npm run types\`.\n\n`
}

/** Formats all files in one run of Biome, which takes longer to start than to format. */
function formatAll(root, files) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const input = Object.values(files).join(`\n${NEXT_FILE}\n`)
  const output = execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=generated.ts'], {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: LARGEST_OUTPUT,
    stdio: ['pipe', 'pipe', 'inherit']
  })
  const texts = output.split(NEXT_FILE).map(text => `${text.trim()}\n`)
  return Object.fromEntries(Object.keys(files).map((path, index) => [path, texts[index]]))
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function leftOver(root, files) {
  const present = [SHAPES, LIMITS].flatMap(folder => readdirSync(join(root, folder)).map(name => `${folder}/${name}`))
  return present.filter(path => !(path in files))
}

async function main() {
  prepare()
  const files = await generateTypes()
  for (const path of Object.keys(files)) mkdirSync(join(ROOT, dirname(path)), { recursive: true })
  for (const path of leftOver(ROOT, files)) rmSync(join(ROOT, path))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(ROOT, path), text)
  console.log(`${Object.keys(files).length} files written from ${CONTRACT} and ${MANIFESTS}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runTool(main)
