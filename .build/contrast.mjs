/** What is read on each ground, at 4.5 to 1 (WCAG 2.2, 1.4.3). */
const READ = {
  bg: ['text', 'muted', 'accent', 'ok', 'warn', 'bad'],
  surface: ['text', 'muted', 'accent', 'ok', 'warn', 'bad'],
  sunken: ['text', 'muted', 'accent', 'warn', 'bad'],
  'accent-weak': ['text', 'muted', 'accent'],
  'ok-weak': ['text', 'ok'],
  'warn-weak': ['text', 'warn'],
  'bad-weak': ['text', 'bad'],
  accent: ['on-accent'],
  'accent-strong': ['on-accent'],
  sidebar: ['sidebar-text', 'sidebar-muted', 'sidebar-strong'],
  'sidebar-brand': ['sidebar-strong', 'sidebar-muted'],
  'sidebar-hover': ['sidebar-text', 'sidebar-strong'],
  'sidebar-current': ['sidebar-text', 'sidebar-strong'],
  'welcome-1': ['sidebar-text', 'sidebar-strong'],
  'welcome-2': ['sidebar-text', 'sidebar-strong'],
  // The end of the gradient, which the muted text does not reach.
  'welcome-3': ['sidebar-strong']
}

/** The borders of controls, the focus and graphics that are seen on each ground, at 3 to 1 (1.4.11). */
const SEEN = {
  bg: ['edge', 'accent'],
  surface: ['edge', 'accent', ...Array.from({ length: 8 }, (_, index) => `series-${index + 1}`)],
  sunken: ['edge', 'ok', 'warn-bar'],
  'accent-weak': ['edge'],
  'bad-weak': ['edge'],
  sidebar: ['sidebar-mark'],
  'logo-1': ['sidebar-strong'],
  'logo-2': ['sidebar-strong']
}

const LIMITS = [
  { pairs: READ, least: 4.5 },
  { pairs: SEEN, least: 3 }
]

/**
 * One message for each pair of colours that are too similar.
 * @param {Record<string, string>} tokens all colours of a theme, `#rgb` or `#rrggbb`, by the names of tokens.css
 */
export const weakPairs = tokens =>
  LIMITS.flatMap(({ pairs, least }) =>
    Object.entries(pairs).flatMap(([ground, names]) =>
      names
        .map(name => ({ name, ratio: contrast(tokens[name], tokens[ground]) }))
        .filter(({ ratio }) => ratio < least)
        .map(
          ({ name, ratio }) =>
            `${name} (${tokens[name]}) on ${ground} (${tokens[ground]}) has a contrast of ${floor(ratio)}, at least ${least} is required`
        )
    )
  )

/** Never shows a ratio as one that would be enough. */
const floor = ratio => Math.floor(ratio * 100) / 100

function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour) {
  const digits = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour
  const [red, green, blue] = [1, 3, 5].map(at => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
