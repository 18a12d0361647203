import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

interface TypesTool {
  staleTypes(): Promise<string[]>
}

const test = suite('contract')

test('the generated types and shapes are what static/openapi.json says', async () => {
  const tool = pathToFileURL(join(process.cwd(), 'test/tools/types.mjs')).href
  const { staleTypes }: TypesTool = await import(tool)
  assert.equal(await staleTypes(), [], 'npm run types writes them')
})

test.run()
