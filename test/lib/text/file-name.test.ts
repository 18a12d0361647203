import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cleanFileName } from '../../../src/lib/text/file-name'

const test = suite('file name')

test('cleans names for every file system', () => {
  const cases: [string, string][] = [
    ['line2-hmi_trend.csv', 'line2-hmi_trend.csv'],
    ['充填 温度.csv', '充填 温度.csv'],
    ['../../etc/passwd', 'etc_passwd'],
    ['C:\\temp\\a.csv', 'C_temp_a.csv'],
    ['a<b>c|d?e*f"g.csv', 'a_b_c_d_e_f_g.csv'],
    ['gpj.\u202evsc.exe', 'gpj._vsc.exe'],
    ['a\u0000b\n.csv', 'a_b_.csv'],
    ['.hidden', 'hidden'],
    ['name. ', 'name'],
    ['con', '_con'],
    ['NUL.csv', '_NUL.csv'],
    ['console.csv', 'console.csv'],
    ['', 'download'],
    ['///', 'download'],
    ['\ud800', 'download']
  ]
  for (const [text, name] of cases) assert.is(cleanFileName(text), name, text)
  assert.is(cleanFileName('', 'trend.csv'), 'trend.csv')
})

test('truncates long names before their extension', () => {
  assert.is(cleanFileName('a'.repeat(100)).length, 100)
  assert.is(cleanFileName(`${'a'.repeat(200)}.csv`), `${'a'.repeat(96)}.csv`)
  assert.is(cleanFileName(`v1.${'a'.repeat(200)}`), `v1.${'a'.repeat(97)}`)
  assert.is([...cleanFileName('😀'.repeat(200))].length, 100)
})

test.run()
