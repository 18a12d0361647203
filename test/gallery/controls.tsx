import { useEffect, useState } from 'react'
import { LANGUAGES, type Language } from '../../src/lib/text/languages'
import { SegmentedControl } from '../../src/ui/form/segmented-control'
import { SelectField } from '../../src/ui/form/select-field'
import styles from './gallery.module.css'
import type { States } from './states'

type Theme = 'light' | 'dark'
type Width = (typeof WIDTHS)[number]

const WIDTHS = ['390', '1024', '1280'] as const
const THEMES = [
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' }
] as const

const isLanguage = (value: unknown) => LANGUAGES.some(language => language.value === value)
const isTheme = (value: unknown): value is Theme => THEMES.some(theme => theme.value === value)
const isWidth = (value: unknown): value is Width => WIDTHS.some(width => width === value)

interface Choice {
  language: Language
  theme: Theme
  width: Width
  path: string
}

/** What the address holds, so that a reload keeps it. */
function initialChoice(paths: readonly string[]): Choice {
  const query = Object.fromEntries(new URLSearchParams(location.search))
  const { language, theme, width } = query
  const path = decodeURIComponent(location.hash.slice(1))
  return {
    language: language && isLanguage(language) ? language : 'en',
    theme: isTheme(theme) ? theme : 'light',
    width: isWidth(width) ? width : '1280',
    path: paths.includes(path) ? path : (paths[0] ?? '')
  }
}

/** The gallery in a frame of the chosen width, so that the media queries of the components see that width. */
export function Controls({ of: all }: { of: States }) {
  const paths = Object.keys(all)
  const [choice, setChoice] = useState(() => initialChoice(paths))
  const { language, theme, width, path } = choice
  const pick = (change: Partial<Choice>) => setChoice({ ...choice, ...change })
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    history.replaceState(null, '', `?language=${language}&theme=${theme}&width=${width}#${path}`)
  }, [language, theme, width, path])
  return (
    <div className={styles.page}>
      <header className={styles.controls}>
        <SegmentedControl<object, Language>
          label="Language"
          value={language}
          options={LANGUAGES}
          onPick={language => pick({ language })}
        />
        <SegmentedControl<object, Theme>
          label="Theme"
          value={theme}
          options={THEMES}
          onPick={theme => pick({ theme })}
        />
        <SegmentedControl<object, Width>
          label="Width"
          value={width}
          options={WIDTHS.map(value => ({ value, text: value }))}
          onPick={width => pick({ width })}
        />
        <SelectField
          label="Component"
          value={path}
          options={paths.map(value => ({ value, text: value }))}
          onPick={path => pick({ path })}
        />
      </header>
      <iframe
        className={styles.frame}
        title="Components"
        style={{ width: `${width}px` }}
        src={`/gallery/states?language=${language}&theme=${theme}#${path}`}
      />
    </div>
  )
}
