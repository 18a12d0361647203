import { minify } from 'terser'

const OPTIONS = {
  ecma: 2020,
  // Constants to the right compress better; no function expression in the bundle is used with `new`.
  compress: { ecma: 2020, passes: 3, lhs_constants: false, unsafe_arrows: true },
  format: { comments: false, ecma: 2020 }
}

/** Takes a script that esbuild has minified some 5 % further; terser writes into its options, so each gets its own. */
export async function shorten(script, { module }) {
  return (await minify(script, { ...structuredClone(OPTIONS), module })).code
}
