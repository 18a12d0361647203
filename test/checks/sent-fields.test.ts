import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { listOperations, type Operation } from '../panel/http/contract-document'
import { contract } from './contract-nodes'
import { importsOf } from './imports'
import { fieldsOf } from './schema-fields'
import { namesIn, read, SOURCES } from './sources'

/** Fields that nobody fills in, each with the reason. */
const LEFT_OUT: Record<string, string> = {}

/** What screens share: forms of targets, media and addresses. */
const SHARED = /^src\/(lib\/(network|table-file)|ui\/(target|media|table-file)|api)\//

const operations = listOperations(contract).filter(({ requestBody }) => requestBody?.content)
const API = SOURCES.filter(path => path.startsWith('src/api/'))
const imports = SOURCES.flatMap(file => importsOf(file).map(({ target }) => ({ file, target })))
const names = new Map(SOURCES.map(file => [file, namesIn(file)]))
const namesOf = (files: readonly string[]) => new Set(files.flatMap(file => [...(names.get(file) ?? [])]))
const shared = namesOf(SOURCES.filter(path => SHARED.test(path)))
const test = suite('sent fields')

test('the console sends every field of a request that the contract has', () => {
  const missing = operations.flatMap(operation => {
    const sent = namesOf(filesFor(operation))
    return fieldsOf(operation.requestBody)
      .filter(field => !sent.has(field) && !shared.has(field) && !(at(operation, field) in LEFT_OUT))
      .map(field => at(operation, field))
  })
  assert.equal(missing, [], 'give it a control, or name it in LEFT_OUT with the reason')
})

const at = ({ name }: Operation, field: string) => `${name} ${field}`

/** The files of the screens and dialogs that import the module of a call. */
function filesFor({ path }: Operation): string[] {
  const modules = API.filter(file => read(file).includes(`'${path}'`))
  const importers = imports.filter(({ target }) => modules.includes(target)).map(({ file }) => file)
  const folders = importers.map(file => file.split('/').slice(0, 3).join('/'))
  return SOURCES.filter(file => folders.some(folder => file === folder || file.startsWith(`${folder}/`)))
}

test.run()
