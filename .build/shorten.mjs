import { createRequire } from 'node:module'
import { minify } from 'terser'

const { version } = createRequire(import.meta.url)('terser/package.json')
const OPTIONS = { ecma: 2020, compress: { ecma: 2020, passes: 3 }, format: { comments: false, ecma: 2020 } }

/** Stands in what esbuild writes, so that the hash in a file's name changes with the tool that shortens it. */
export const SHORTENED_BY = `/*terser ${version} ${JSON.stringify(OPTIONS)}*/`

/** Takes a script that esbuild has minified some 5 % further; terser writes into its options, so each gets its own. */
export async function shorten(script, { module }) {
  return (await minify(script, { ...structuredClone(OPTIONS), module })).code
}
