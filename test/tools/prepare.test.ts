import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'

test('each command starts before packages are installed, as it is the one that installs them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  for (const path of ['test/tools', '.build', 'build.mjs', 'package.json'])
    cpSync(join(process.cwd(), path), join(folder, path), { recursive: true })
  const tools = ['run-tests', 'run-check', 'run-start', 'run-conform', 'types'].map(name => `test/tools/${name}.mjs`)
  const imports = ['build.mjs', ...tools].map(path => `await import('./${path}')`)
  try {
    execFileSync(process.execPath, ['--input-type=module', '--eval', imports.join('\n')], {
      cwd: folder,
      stdio: 'pipe'
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.run()
