import { minify } from 'terser'

/** @satisfies {import('terser').MinifyOptions} */
const OPTIONS = {
  ecma: 2020,
  // Options other than the defaults make the output smaller after gzip. `unsafe_arrows` turns functions into arrow functions:
  // unsafe only where such a function is called with `new`, which nothing in the bundle does.
  compress: { ecma: 2020, passes: 3, inline: 1, lhs_constants: false, unsafe_arrows: true },
  format: { comments: false, ecma: 2020 }
}

/** Saves 5 % of a script minified by esbuild. Each call gets its own options, because terser modifies them. */
export async function shorten(script, { module }) {
  return (await minify(script, { ...structuredClone(OPTIONS), module })).code
}
