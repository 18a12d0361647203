import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { CopyButton } from '../../ui/page/copy-button'
import styles from './api-doc.module.css'
import { DescribedText } from './described-text'
import type { Documentation, Operation } from './documentation'
import type { ApiDocModel } from './model'
import { ReplyView } from './reply-view'
import { SampleView } from './samples/sample-view'
import { SchemaView } from './schema-view'
import { TryItCard } from './try-it-card'
import { ValueView } from './value-view'

interface Props {
  model: ApiDocModel
  documentation: Documentation
  operation: Operation
}

export function OperationView({ model, documentation, operation }: Props) {
  const { t } = useText()
  const { components } = documentation.document
  const { parameters, body, replies } = operation
  const tryIt = useModel(() => model.tryIt(operation))
  const request = useStore(tryIt.$request)
  return (
    <>
      <Summary operation={operation} />
      {parameters.length > 0 && (
        <Card title={t('apiDoc.parameters')}>
          {parameters.map(parameter => (
            <ValueView key={`${parameter.in} ${parameter.name}`} {...parameter} place={parameter.in} {...components} />
          ))}
        </Card>
      )}
      {body && (
        <Card title={t('apiDoc.body')}>
          <code>{body.type}</code>
          <SchemaView schema={body.schema} schemas={components.schemas} />
        </Card>
      )}
      <TryItCard model={model} tryIt={tryIt} operation={operation} documentation={documentation} />
      <Card title={t('apiDoc.samples')}>
        <SampleView model={model} request={request} />
      </Card>
      <Card title={t('apiDoc.responses')}>
        {replies.map(reply => (
          <ReplyView key={reply.status} reply={reply} document={documentation.document} />
        ))}
      </Card>
    </>
  )
}

function Summary({ operation }: { operation: Operation }) {
  const { t } = useText()
  const { id, method, base, path, summary, description, permissions, body, bodyLimit } = operation
  const availability = operation.isPrescribed ? 'prescribed' : operation.isOptional ? 'optional' : 'required'
  return (
    <Card>
      <h2 className={styles.title} tabIndex={-1} lang="en">
        {summary}
      </h2>
      <p className={styles.path}>
        <code className={styles.method} data-method={method}>
          {method.toUpperCase()}
        </code>
        <code>{base + path}</code>
        <CopyButton text={base + path} of={t('apiDoc.path')} />
      </p>
      <DescribedText>{description}</DescribedText>
      <DataList>
        <DataRow label={t('apiDoc.name')}>
          <code>{id}</code>
        </DataRow>
        <DataRow label={t('apiDoc.availability')}>{t(`apiDoc.availability.${availability}`)}</DataRow>
        <DataRow label={t('common.term.access')}>
          {permissions.length > 0
            ? t('apiDoc.access.permission', { permission: permissions.join(' + ') })
            : t(ACCESS[operation.access])}
        </DataRow>
        {operation.isVersioned && <DataRow label={t('common.term.version')}>{t('apiDoc.version.text')}</DataRow>}
        {body && <DataRow label={t('apiDoc.largest')}>{bodyLimit ? `${bodyLimit / 2 ** 20} MiB` : '1 MiB'}</DataRow>}
      </DataList>
    </Card>
  )
}

const ACCESS = {
  token: 'apiDoc.access.token',
  'optional token': 'apiDoc.access.optional',
  open: 'apiDoc.access.open'
} as const
