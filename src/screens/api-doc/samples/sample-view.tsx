import { useStore } from '@nanostores/preact'
import { useText } from '../../../lib/text/use-text'
import { SegmentedControl } from '../../../ui/form/segmented-control'
import { CodeBlock } from '../code-block'
import type { ApiDocModel } from '../model'
import type { ApiRequest } from '../request'
import { SAMPLES } from './samples'

interface Props {
  model: ApiDocModel
  /** Undefined while what was typed is none. */
  request: ApiRequest | undefined
  login?: boolean | undefined
}

/** The request as code. */
export function SampleView({ model, request, login = false }: Props) {
  const { t } = useText()
  const language = useStore(model.$language)
  return (
    <>
      <SegmentedControl
        label={t('apiDoc.samples.language')}
        options={model.languages.map(value => ({ value, text: value }))}
        value={language}
        onPick={model.pickLanguage}
      />
      <p>{t(`apiDoc.samples.${language}`)}</p>
      {request ? (
        <CodeBlock label={language}>{SAMPLES[language](request, location.origin, login)}</CodeBlock>
      ) : (
        <p>{t('apiDoc.body.notJson')}</p>
      )}
    </>
  )
}
