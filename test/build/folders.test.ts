import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { filesIn, read } from '../checks/sources'
import { importTool } from '../setup/import-tool'

interface BuildTool {
  folderOf(options: { quick?: boolean; trial?: boolean }): string
}

const test = suite('folders of builds')

test('a release is in dist, any other build elsewhere', async () => {
  const { folderOf } = await importTool<BuildTool>('build.mjs')
  assert.match(folderOf({}), /[\\/]dist$/)
  for (const other of [folderOf({ quick: true }), folderOf({ trial: true })]) assert.not.match(other, /[\\/]dist\b/)
})

test('neither npm start nor a journey uses dist', () => {
  const users = ['test/tools', 'test/setup', 'test/browser']
    .flatMap(folder => filesIn(folder))
    .filter(path => !['test/tools/paths.mjs', 'test/browser/pictures.mjs'].includes(path))
  assert.equal(
    users.filter(path => /\bDIST\b|['"`]dist['"`/]/.test(read(path))),
    []
  )
  assert.match(read('test/tools/steps.mjs'), "'--trial'")
})

test.run()
