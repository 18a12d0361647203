import { readFileSync, rmSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { describeLanguages, knownLanguages, localesPlugin } from '../../.build/locales.mjs'
import { DEFAULT_LANGUAGES } from '../../.build/options.mjs'
import { prepareOpcua } from './opcua-packages.mjs'
import { CACHE, ROOT } from './paths.mjs'

const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
/** Too large for the bundle of tests, and used by few of them; all else would be loaded from hundreds of files. */
const OUTSIDE_TESTS = [
  '@gfx/zopfli',
  'axe-core',
  'basic-ftp',
  'esbuild',
  'ftp-srv',
  'net-snmp',
  'node-sqlite3-wasm',
  'openapi-typescript',
  'playwright-core',
  'sql.js',
  'ssh2',
  'terser',
  'typescript'
]

/**
 * Modules that a process evaluates once, and not for each file that it runs, as packages outside of the bundle are: what
 * they keep depends on their arguments only, and takes longer to make than most files run.
 */
const ONCE = [
  'test/checks/parsed.ts',
  'test/panel/events/alarm-past.ts',
  'test/panel/http/checks.ts',
  'test/panel/project/contents-check.ts'
]

const FILE_OF_ONCE = new RegExp(`/(?:${ONCE.map(path => basename(path, extname(path))).join('|')})$`)
const inCommonJs = path => path.replace(/\.ts$/, '.cjs')

/** Loads node-opcua. */
const OPCUA = 'test/panel/opcua/server/node-opcua.ts'

/** What the console ships is bundled as the build bundles it; the tools around it come from node_modules. */
const OPTIONS = {
  absWorkingDir: ROOT,
  outbase: ROOT,
  bundle: true,
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'silent',
  alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
  define: {
    'process.env.NODE_ENV': '"test"',
    DEFAULT_LANGUAGES: JSON.stringify(DEFAULT_LANGUAGES),
    BUILT_LANGUAGES: JSON.stringify(describeLanguages(knownLanguages()))
  },
  plugins: [localesPlugin],
  inject: ['test/setup/in-other-languages.ts'],
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react', target: 'ES2022' } }
}

/** Bundles TypeScript files for Node, each on its own; returns the path of a bundle by that of its source. */
export async function bundle(files, folder) {
  const outdir = join(CACHE, folder)
  const external = Object.keys(devDependencies)
  await tryBuild({ entryPoints: files, format: 'esm', outExtension: { '.js': '.mjs' }, external, outdir })
  return new Map(files.map(file => [file, join(outdir, file.replace(/\.tsx?$/, '.mjs'))]))
}

/**
 * Bundles test files into one script, so that what they share is bundled once. The script exports a function by the path
 * of each file that evaluates just its modules: run-bundled.mjs calls it. It is CommonJS, as only then a package outside
 * the bundle is loaded no sooner than the module that requires it, and V8 can keep the code. Returns the script's path.
 * Installs node-opcua where a test file uses it.
 */
export async function bundleTests(files, folder) {
  const outfile = join(CACHE, folder, 'tests.cjs')
  const entries = files.map(file => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)})`)
  const stdin = { contents: `export const files = { ${entries.join(',\n')} }`, resolveDir: ROOT }
  // A script has no `import()` of its own: what is loaded on demand is required then.
  const options = { format: 'cjs', external: OUTSIDE_TESTS, supported: { 'dynamic-import': false } }
  const outdir = join(CACHE, folder, 'once')
  await tryBuild({ ...options, entryPoints: ONCE, outdir, outExtension: { '.js': '.cjs' } })
  const { metafile } = await tryBuild({
    ...options,
    stdin,
    outfile,
    metafile: true,
    plugins: [localesPlugin, leaveOut(outdir)]
  })
  if (OPCUA in metafile.inputs) tryPrepareOpcua()
  rmSync(`${outfile}.code`, { force: true })
  return outfile
}

/** Has the bundle require the modules of ONCE from a folder. */
function leaveOut(folder) {
  return {
    name: 'modules that a process evaluates once',
    setup({ onResolve, resolve }) {
      onResolve({ filter: FILE_OF_ONCE }, async ({ path, pluginData, ...rest }) => {
        if (pluginData === leaveOut) return
        const found = await resolve(path, { ...rest, pluginData: leaveOut })
        const name = relative(ROOT, found.path).replaceAll('\\', '/')
        return ONCE.includes(name) ? { path: join(folder, inCommonJs(name)), external: true } : found
      })
    }
  }
}

/** Without it, just the test files that use it fail. */
function tryPrepareOpcua() {
  try {
    prepareOpcua()
  } catch (error) {
    console.error(error.message)
  }
}

async function tryBuild(options) {
  try {
    return await build({ ...OPTIONS, ...options })
  } catch (error) {
    throw new Error(error.errors?.map(describe).join('\n') ?? error.message)
  }
}

function describe({ text, location }) {
  return location ? `${relative(ROOT, join(ROOT, location.file))}:${location.line}:${location.column}: ${text}` : text
}
