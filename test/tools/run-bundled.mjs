import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Script } from 'node:vm'

// Usage: node run-bundled.mjs <script of bundleTests> <file>
// Runs one file of the script. With KEEP_CODE it leaves the code that V8 has compiled beside the script, for all later runs.
const [path, file] = process.argv.slice(2)
const keptCode = `${path}.code`

const script = new Script(`(function (exports, require, module, importModule) {${readFileSync(path, 'utf8')}\n})`, {
  filename: path,
  cachedData: existsSync(keptCode) ? readFileSync(keptCode) : undefined
})
const module = { exports: {} }
script.runInThisContext()(module.exports, createRequire(path), module, specifier => import(specifier))
if (process.env.KEEP_CODE) process.on('exit', keepCode)
await module.exports.files[file]()

function keepCode() {
  writeFileSync(`${keptCode}.new`, script.createCachedData())
  renameSync(`${keptCode}.new`, keptCode)
}
