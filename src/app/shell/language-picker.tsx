import { LANGUAGES } from '../../lib/text/languages'
import { useText } from '../../lib/text/use-text'
import { pickLanguage } from '../../stores/language'
import { IconSelect } from '../../ui/form/icon-select'

export function LanguagePicker() {
  const { t, language } = useText()
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
