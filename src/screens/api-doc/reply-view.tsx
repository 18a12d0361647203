import type { OpenApi } from '../../api/openapi'
import { useText } from '../../lib/text/use-text'
import { BreakableText } from '../../ui/page/breakable-text'
import { Disclosure } from '../../ui/page/disclosure'
import styles from './api-doc.module.css'
import { CodeBlock } from './code-block'
import { DescribedText, InlineText } from './described-text'
import type { Reply } from './documentation'
import { SchemaView } from './schema-view'

/** A response: its error codes with their meanings, and what its body consists of. */
export function ReplyView({ reply, document }: { reply: Reply; document: OpenApi }) {
  const { t } = useText()
  const { status, description, headers, codes, body } = reply
  return (
    <section className={styles.reply} aria-label={status}>
      <h3 className={styles.status} data-failed={Number(status) >= 400 || undefined}>
        {status}
      </h3>
      <DescribedText>{description}</DescribedText>
      <CodeList codes={codes} meanings={document['x-error-codes'].error_codes} />
      {headers.length > 0 && (
        <div className={styles.facts}>
          <span>{t('apiDoc.headers')}</span>
          {headers.map(name => (
            <code key={name}>{name}</code>
          ))}
        </div>
      )}
      {body && (
        <Disclosure lazy label={t('apiDoc.content', { type: body.type })}>
          <SchemaView schema={body.schema} schemas={document.components.schemas} />
          {body.example !== undefined && (
            <CodeBlock label={t('apiDoc.fact.example')}>{exampleText(body.example)}</CodeBlock>
          )}
        </Disclosure>
      )}
    </section>
  )
}

const exampleText = (example: unknown) => (typeof example === 'string' ? example : JSON.stringify(example, null, 2))

export function CodeList({ codes, meanings }: { codes: readonly string[]; meanings: Record<string, string> }) {
  if (codes.length === 0) return null
  return (
    <dl className={styles.codes} lang="en">
      {codes.map(code => (
        <div key={code}>
          <dt>
            <code>
              <BreakableText of={code} after="_" />
            </code>
          </dt>
          <dd>
            <InlineText>{meanings[code] ?? ''}</InlineText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
