import { readFileSync } from 'node:fs'

/** By the end of a package's file: what is taken out, and what takes its place. */
const CUTS = {
  // uPlot creates two Intl formats while it loads: on a slow machine that takes as long as drawing a chart, and in a browser
  // with an unknown language it throws. They are not needed, because the chart formats numbers and times itself.
  'uplot/dist/uPlot.esm.js': [
    ["new Intl.NumberFormat(domEnv ? nav.language : 'en-US')", '{ format: String }'],
    ['new Intl.DateTimeFormat().resolvedOptions().timeZone', 'undefined']
  ],
  // Nobody listens to single keys of a store, which would be half a kilobyte. Who did would be told of all keys.
  '@nanostores/preact/index.js': [['listenKeys(store, keys, rerender)', 'store.listen(rerender)']],
  // No call has a header that repeats a cookie: without a name for it, one named 'undefined' would be sent. Nor is any call made
  // by what redaxios has in place of axios.all and the like.
  'redaxios/dist/redaxios.module.js': [
    [
      'try{f[s.xsrfHeaderName]=decodeURIComponent(document.cookie.match(RegExp("(^|; )"+s.xsrfCookieName+"=([^;]*)"))[2])}catch(e){}',
      ''
    ],
    [
      'r.all=Promise.all.bind(Promise),r.spread=function(e){return e.apply.bind(e,e)},r.CancelToken="function"==typeof AbortController?AbortController:Object,',
      ''
    ]
  ],
  // No address has parameters: Route, Switch and useRoute, which read patterns, are not used.
  'wouter/src/index.js': [['parser: parsePattern,', '']]
}

export const leanPackages = {
  name: 'lean-packages',
  setup(build) {
    for (const [file, cuts] of Object.entries(CUTS))
      build.onLoad({ filter: new RegExp(`[\\\\/]${file.replace(/[/.]/g, '[\\\\/.]')}$`) }, ({ path }) => {
        const contents = cuts.reduce(
          (text, [from, to]) => {
            if (!text.includes(from)) throw new Error(`${file} has changed: it no longer has ${from}`)
            return text.replace(from, to)
          },
          readFileSync(path, 'utf8')
        )
        return { contents, loader: 'js' }
      })
  }
}
