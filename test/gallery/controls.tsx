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

/** The gallery in a frame of the chosen width, so that the media queries of the components see that width. */
export function Controls({ of: all }: { of: States }) {
  const paths = Object.keys(all)
  const [language, setLanguage] = useState<Language>('en')
  const [theme, setTheme] = useState<Theme>('light')
  const [width, setWidth] = useState<Width>('1280')
  const [path, setPath] = useState(paths[0] ?? '')
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <div className={styles.page}>
      <header className={styles.controls}>
        <SegmentedControl<object, Language>
          label="Language"
          value={language}
          options={LANGUAGES}
          onPick={setLanguage}
        />
        <SegmentedControl<object, Theme> label="Theme" value={theme} options={THEMES} onPick={setTheme} />
        <SegmentedControl<object, Width>
          label="Width"
          value={width}
          options={WIDTHS.map(value => ({ value, text: value }))}
          onPick={setWidth}
        />
        <SelectField
          label="Component"
          value={path}
          options={paths.map(value => ({ value, text: value }))}
          onPick={setPath}
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
