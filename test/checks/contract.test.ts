import { Ajv2020 } from 'ajv/dist/2020.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import openapi from '../../static/openapi.json'
import { importTool } from '../setup/import-tool'

interface TypesTool {
  staleTypes(): Promise<string[]>
}

const test = suite('contract')

test('the generated types and shapes are what static/openapi.json says', async () => {
  const { staleTypes } = await importTool<TypesTool>('test/tools/types.mjs')
  assert.equal(await staleTypes(), [], 'npm run types writes them')
})

test('the schemas are schemas', () => {
  const ajv = new Ajv2020({ strict: false })
  const wrong = Object.entries(openapi.components.schemas).filter(([, schema]) => !ajv.validateSchema(schema))
  assert.equal(
    wrong.map(([name]) => name),
    []
  )
})

test.run()
