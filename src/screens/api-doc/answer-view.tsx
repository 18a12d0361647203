import type { RawAnswer } from '../../api/client/raw-call'
import { formatNumber } from '../../lib/text/format'
import { useText } from '../../lib/text/use-text'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Disclosure } from '../../ui/page/disclosure'
import { PanelText } from '../../ui/page/panel-text'
import { Banner } from '../../ui/status/banner'
import { MOST_CHARACTERS, readAnswer, requestText } from './answer'
import styles from './api-doc.module.css'
import { CodeBlock } from './code-block'
import type { Documentation, Operation } from './documentation'
import { CodeList } from './reply-view'
import { STATUS_TEXTS } from './status-texts'
import type { Tried } from './try-it'

interface Props {
  tried: Tried
  operation: Operation
  documentation: Documentation
}

/** What was sent, and what the panel answered. */
export function AnswerView({ tried: { request, answer }, operation, documentation }: Props) {
  const { t } = useText()
  return (
    <div className={styles.answer}>
      {!answer && (
        <Banner tone="info" role="status">
          {t('apiDoc.notSent')}
        </Banner>
      )}
      {answer && <Outcome answer={answer} operation={operation} documentation={documentation} />}
      <Disclosure label={t('apiDoc.request')} open={!answer}>
        <CodeBlock label={t('apiDoc.request')}>{requestText(request)}</CodeBlock>
      </Disclosure>
    </div>
  )
}

function Outcome({
  answer,
  operation,
  documentation
}: Pick<Props, 'operation' | 'documentation'> & { answer: RawAnswer }) {
  const { t } = useText()
  const { status, milliseconds, headers } = answer
  const { text, code, permission, waitSeconds } = readAnswer(answer)
  const failed = status >= 400
  const explanation = STATUS_TEXTS.get(String(status))
  const reply = operation.replies.find(known => known.status === String(status))
  const meanings = documentation.document['x-error-codes'].error_codes
  return (
    <>
      <Banner
        role="status"
        tone={failed ? 'bad' : 'ok'}
        title={t('apiDoc.answer', { status, milliseconds: formatNumber(milliseconds) })}
      >
        {failed ? explanation && <p>{t(explanation)}</p> : <p lang="en">{reply?.description}</p>}
        {permission !== undefined && <p>{t('apiDoc.answer.permission', { permission })}</p>}
        {waitSeconds !== undefined && <p>{t('errors.retryAfter', { seconds: waitSeconds })}</p>}
      </Banner>
      {code !== undefined && <CodeList codes={[code]} meanings={meanings} />}
      {text ? <CodeBlock label={t('apiDoc.answer.body')}>{text}</CodeBlock> : <p>{t('apiDoc.answer.empty')}</p>}
      {answer.text.length > MOST_CHARACTERS && <p>{t('apiDoc.answer.cut', { most: formatNumber(MOST_CHARACTERS) })}</p>}
      <Disclosure lazy label={t('apiDoc.headers')}>
        <DataList>
          {headers.map(([name, value]) => (
            <DataRow key={name} label={name}>
              <PanelText mono>{value}</PanelText>
            </DataRow>
          ))}
        </DataList>
      </Disclosure>
    </>
  )
}
