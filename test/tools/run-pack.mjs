import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { build, folderOf, VARIANT_HELP, VARIANT_OPTIONS, variantOf } from '../../build.mjs'
import { Complaint, runTool } from './complaint.mjs'
import { ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'

const HELP = `Usage: npm run pack [-- options]

Builds a release and writes what is delivered to out/, as a folder and as a tar file.
It takes some 80 s, on slow cores up to 2 min.

${VARIANT_HELP}
  --previous <file>     openapi.json of the previous version, for contract-changes.md
  --help                show this`
const OUT = join(ROOT, 'out')

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const OPTIONS = {
  previous: { type: 'string' },
  ...VARIANT_OPTIONS,
  help: { type: 'boolean', short: 'h', default: false }
}

/** Builds a release and writes what is delivered; like the build, also where a limit is exceeded, which it then reports. */
export function runPack(args) {
  return runTool(async () => {
    const { help, previous, ...variant } = readOptions(args)
    if (help) return console.log(HELP)
    prepare()
    const { pack } = await import('../../.build/pack.mjs')
    const built = await build(variantOf(variant))
    const { folder, archive } = await pack({ built, bundle: folderOf({}), out: OUT, previous })
    console.log([folder, archive].map(path => relative(ROOT, path)).join('\n'))
    const wrong = [...built.problems, ...built.passed]
    if (wrong.length) throw new Complaint(wrong.join('\n'))
  })
}

function readOptions(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values
  } catch ({ message }) {
    throw new Complaint(`${message}\nnpm run pack -- --help explains the options.`)
  }
}
