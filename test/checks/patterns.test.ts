import { spawnSync } from 'node:child_process'
import { RE2JS } from 're2js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { schemaNodes } from './contract-nodes'
import { samplesOf } from './pattern-samples'

/** Of the given texts those that a pattern is found in. */
type Engine = (pattern: string, texts: readonly string[]) => string[]

const javaScript: Engine = (pattern, texts) => {
  const expression = new RegExp(pattern, 'u')
  return texts.filter(text => expression.test(text))
}

const re2: Engine = (pattern, texts) => {
  const expression = RE2JS.compile(pattern)
  return texts.filter(text => expression.matcher(text).find())
}

/** POSIX extended expressions. Texts may have line ends: `-z` separates them by U+0000, which no text of the contract has. */
const grep: Engine = (pattern, texts) => {
  const { error, status, stdout, stderr } = spawnSync('grep', ['-z', '-n', '-E', '-e', pattern], {
    input: texts.map(text => `${text}\0`).join(''),
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' }
  })
  if (error) throw new Error('grep cannot be run, which the test needs for POSIX expressions', { cause: error })
  if (status !== 0 && status !== 1) throw new Error(`grep rejects ${pattern}: ${stderr}`)
  const numbers = stdout.split('\0').map(line => Number.parseInt(line, 10))
  return numbers.flatMap(number => texts[number - 1] ?? [])
}

const patterns = [
  ...new Set(schemaNodes.flatMap(({ node }) => (typeof node.pattern === 'string' ? [node.pattern] : [])))
]

const test = suite('patterns')

test('each pattern accepts and rejects the same texts in JavaScript, POSIX and RE2', () => {
  assert.ok(patterns.length > 20)
  for (const pattern of patterns) {
    const { accepted, variants } = samplesOf(pattern)
    const texts = [...accepted, ...variants]
    const expected = javaScript(pattern, texts)
    assert.equal(javaScript(pattern, accepted), accepted, `${pattern} accepts what is made for it`)
    assert.ok(expected.length < texts.length, `${pattern} rejects some variant`)
    assert.equal(grep(pattern, texts), expected, `${pattern} in POSIX`)
    assert.equal(re2(pattern, texts), expected, `${pattern} in RE2`)
  }
})

test('finds expressions that engines read differently', () => {
  const texts = ['5', 'd']
  assert.not.equal(grep('^\\d$', texts), javaScript('^\\d$', texts))
  for (const pattern of ['\\d', 'a.b', '(?:a)', 'a+?', '[[:digit:]]', '[\\d]', '(a', 'a)'])
    assert.throws(() => samplesOf(pattern), 'at', pattern)
})

test.run()
