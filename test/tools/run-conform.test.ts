import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importTool } from '../setup/import-tool'

const test = suite('npm run conform')

test('has a report for each port of a host, with a name that each file system takes', async () => {
  const { reportOf } = await importTool<{ reportOf(panel: string): string }>('test/tools/run-conform.mjs')
  const reports = {
    'http://127.0.0.1:8080': '127.0.0.1-8080',
    'https://127.0.0.1:8443': '127.0.0.1-8443',
    'https://192.168.1.10': '192.168.1.10-443',
    'http://line-2.local': 'line-2.local-80',
    'http://[fe80::1]:81': 'fe801-81'
  }
  for (const [panel, name] of Object.entries(reports)) assert.is(reportOf(panel), `conformance/${name}.json`)
})

test.run()
