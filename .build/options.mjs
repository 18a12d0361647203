import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
/** The address of the built files. */
export const BASE = '/admin/static/'
/** Of the default bundle; each is a file in locales/, English the first. */
export const DEFAULT_LANGUAGES = ['en', 'ja', 'ko']

/** The files of src that the build refers to by path; all others are found through imports. */
export const MAIN = 'src/app/start/main.tsx'
export const BOOT = 'src/app/start/boot.ts'
export const CHART_LOADER = 'src/chart/loader.ts'
/** Its stable address below BASE, without the ending. */
export const CHART_LOADER_NAME = 'googleCharts/loader'
export const ASSETS = 'src/lib/browser/assets.ts'
/** Generated from the screens. */
export const FOUND_LABELS = 'src/app/generated/found-labels.ts'
/** Generated from the contract. */
export const LIMITS = 'src/api/generated/limits/'
/** The colours of both themes; those of the trend are loaded with it. */
export const TOKEN_SHEETS = ['src/styles/tokens.css', 'src/screens/data-log/channels/series-tokens.css']
/** Global sheets, in the order in which they apply. */
export const COMMON_SHEETS = ['tokens', 'reset', 'base', 'first-paint'].map(name => `src/styles/${name}.css`)

export const TARGET = ['chrome80', 'firefox78', 'safari14']

/** @satisfies {import('esbuild').BuildOptions} */
export const ESBUILD = {
  absWorkingDir: ROOT,
  outdir: join(ROOT, 'dist/admin/static'),
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  splitting: true,
  target: TARGET,
  supported: { destructuring: true, 'optional-chain': true },
  legalComments: 'none',
  logLevel: 'silent',
  alias: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    // The main files of these packages are CommonJS, which would add helpers to the frame.
    dlv: 'dlv/dist/dlv.es.js',
    'dayjs/plugin/utc': 'dayjs/esm/plugin/utc/index.js',
    dayjs: 'dayjs/esm/index.js',
    'use-sync-external-store': 'preact/compat',
    'use-sync-external-store/shim': 'preact/compat',
    'use-sync-external-store/shim/index.js': 'preact/compat'
  },
  define: { globalThis: 'self', 'process.env.NODE_ENV': '"production"' }
}
