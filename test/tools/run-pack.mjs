import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { build, folderOf, VARIANT_OPTIONS, variantOf } from '../../build.mjs'
import { Complaint, runTool } from './complaint.mjs'
import { ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'

const OUT = join(ROOT, 'out')

/** Builds a release and writes what is delivered; like the build, also where a limit is exceeded, which it then reports. */
export function runPack(args) {
  return runTool(async () => {
    const { previous, ...variant } = readOptions(args)
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
    return parseArgs({ args, options: { previous: { type: 'string' }, ...VARIANT_OPTIONS } }).values
  } catch ({ message }) {
    throw new Complaint(
      `${message}\nUsage: npm run pack [-- --previous <openapi.json of the previous version> --languages en,de --brand <folder> --without <screens>]`
    )
  }
}
