import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { CACHE, ROOT } from './paths.mjs'

const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** What the console ships is bundled as the build bundles it; the tools around it come from node_modules. */
const OPTIONS = {
  absWorkingDir: ROOT,
  outbase: ROOT,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'silent',
  alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
  external: Object.keys(devDependencies),
  define: { 'process.env.NODE_ENV': '"test"' },
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react', target: 'ES2022' } }
}

/** Bundles TypeScript files for Node; answers a bundle's path by its source's. Throws with what esbuild says. */
export async function bundle(files, folder) {
  const outdir = join(CACHE, folder)
  try {
    await build({ ...OPTIONS, entryPoints: files, outdir })
  } catch (error) {
    throw new Error(error.errors?.map(describe).join('\n') ?? error.message)
  }
  return new Map(files.map(file => [file, join(outdir, file.replace(/\.tsx?$/, '.mjs'))]))
}

/** Like bundle, but a file that cannot be bundled has its error in place of a path. */
export async function bundleEach(files, folder) {
  try {
    return await bundle(files, folder)
  } catch (error) {
    if (files.length === 1) return new Map([[files[0], error]])
    const parts = await Promise.all(files.map(file => bundleEach([file], folder)))
    return new Map(parts.flatMap(part => [...part]))
  }
}

function describe({ text, location }) {
  return location ? `${relative(ROOT, join(ROOT, location.file))}:${location.line}:${location.column}: ${text}` : text
}
