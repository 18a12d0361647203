import { readFileSync } from 'node:fs'

const CUTS = [
  ["new Intl.NumberFormat(domEnv ? nav.language : 'en-US')", '{ format: String }'],
  ['new Intl.DateTimeFormat().resolvedOptions().timeZone', 'undefined']
]

/**
 * uPlot creates two Intl formats while it loads: on a slow machine that takes as long as drawing a chart, and in a browser
 * with an unknown language it throws. They are not needed, because the chart formats numbers and times itself.
 */
export const leanUplot = {
  name: 'lean-uplot',
  setup(build) {
    build.onLoad({ filter: /[\\/]uplot[\\/]dist[\\/]uPlot\.esm\.js$/ }, ({ path }) => {
      const contents = CUTS.reduce(
        (text, [from, to]) => {
          if (!text.includes(from)) throw new Error(`uPlot has changed: it no longer has ${from}`)
          return text.replace(from, to)
        },
        readFileSync(path, 'utf8')
      )
      return { contents, loader: 'js' }
    })
  }
}
