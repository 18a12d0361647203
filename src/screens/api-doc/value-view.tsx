import type { Schema, Schemas } from '../../api/openapi'
import { useText } from '../../lib/text/use-text'
import styles from './api-doc.module.css'
import { DescribedText } from './described-text'
import { expandSchema, permittedValues, typeText } from './schema'
import { factsOf } from './schema-facts'

interface ValueViewProps {
  name?: string
  /** Where a parameter is. */
  place?: string
  required?: boolean | undefined
  schema: Schema
  schemas: Schemas
  /** In place of that of the schema. */
  description?: string | undefined
  /** Of a parameter. */
  example?: unknown
}

/** One field or parameter: name, type, limits, permitted values, meaning. */
export function ValueView({ name, place, required, schema, schemas, description, example }: ValueViewProps) {
  const { t } = useText()
  // A parameter is a text; a field is part of JSON.
  const values = permittedValues(schema, schemas).map(value => (place ? String(value) : JSON.stringify(value)))
  const text = description ?? expandSchema(schema, schemas).schema.description
  return (
    <div className={styles.value}>
      <div className={styles.head}>
        {name && <code className={styles.name}>{name}</code>}
        <code>{typeText(schema, schemas)}</code>
        {place && <span>{place}</span>}
        {required && <span className={styles.required}>{t('apiDoc.required')}</span>}
      </div>
      {text && <DescribedText>{text}</DescribedText>}
      {values.length > 0 && (
        <div className={styles.facts}>
          <span>{t('common.term.values')}</span>
          {values.map(value => (
            <code key={value}>{value}</code>
          ))}
        </div>
      )}
      <Facts schema={schema} schemas={schemas} />
      {example !== undefined && (
        <div className={styles.facts}>
          <span>{t('apiDoc.fact.example')}</span>
          <code>{String(example)}</code>
        </div>
      )}
    </div>
  )
}

function Facts({ schema, schemas }: { schema: Schema; schemas: Schemas }) {
  const { t } = useText()
  return (
    <>
      {factsOf(schema, schemas).map(({ label, value }, index) => (
        <div key={index} className={styles.facts}>
          <span>{t(label)}</span>
          {value && <code>{value}</code>}
        </div>
      ))}
    </>
  )
}
