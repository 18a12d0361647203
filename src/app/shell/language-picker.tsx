import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { LANGUAGES } from '../../lib/text/languages'
import { pickLanguage } from '../../stores/language'
import { IconSelect } from '../../ui/form/icon-select'

export function LanguagePicker() {
  const { t, language } = useStore($i18n)
  return (
    <IconSelect
      short
      icon="globe"
      label={t('common.language')}
      value={language}
      options={LANGUAGES}
      onPick={next => void pickLanguage(next)}
    />
  )
}
