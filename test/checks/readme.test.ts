import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { exists, read } from './sources'

const test = suite('readme')

/** The paths in a section, with those of the screen that it follows. */
function pathsIn(section: string): string[] {
  const text = read('src/README.md').split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? ''
  const named = [...text.matchAll(/`([\w.]*(?:\/[\w.<>-]+)+)`/g)].map(match => match[1]!)
  return named.filter(path => !path.startsWith('/')).map(path => path.replace(/<(name|tag)>/g, 'secs-gem'))
}

for (const section of ['A new screen', 'A new field']) {
  test(`each place of '${section}' and each check that guards it exists`, () => {
    const paths = pathsIn(section)
    assert.ok(paths.length > 10)
    assert.equal(
      paths.filter(path => !exists(path)),
      []
    )
  })
}

test.run()
