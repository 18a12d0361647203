import type { Schema, Schemas } from '../../api/openapi'
import { useText } from '../../lib/text/use-text'
import { Disclosure } from '../../ui/page/disclosure'
import styles from './api-doc.module.css'
import { elementOf, typeText } from './schema'
import { ValueView } from './value-view'

interface SchemaViewProps {
  schema: Schema
  schemas: Schemas
  /** The names of the schemas around it: what is in itself stays closed. */
  inside?: readonly string[]
}

const OPEN_LEVELS = 2

/** What a schema consists of; deeper levels are rendered once they are opened. */
export function SchemaView({ schema, schemas, inside = [] }: SchemaViewProps) {
  const { t } = useText()
  const { name = '', schema: element, variants } = elementOf(schema, schemas)
  const { properties = {}, required = [], additionalProperties: others } = element
  const entries = Object.entries(properties)
  const around = [...inside, name]
  if (entries.length === 0 && variants.length === 0 && typeof others !== 'object')
    return inside.length > 0 ? null : <ValueView schema={schema} schemas={schemas} />
  return (
    <ul className={styles.properties}>
      {entries.map(([property, of]) => (
        <li key={property}>
          <ValueView name={property} required={required.includes(property)} schema={of} schemas={schemas} />
          <NestedSchema schema={of} schemas={schemas} inside={around} />
        </li>
      ))}
      {typeof others === 'object' && (
        <li>
          <ValueView name={t('apiDoc.otherFields')} schema={others} schemas={schemas} />
          <NestedSchema schema={others} schemas={schemas} inside={around} />
        </li>
      )}
      {variants.map((variant, index) => (
        <li key={index}>
          <ValueView schema={variant} schemas={schemas} />
          <NestedSchema schema={variant} schemas={schemas} inside={around} />
        </li>
      ))}
    </ul>
  )
}

function NestedSchema({ schema, schemas, inside }: Required<SchemaViewProps>) {
  const { t } = useText()
  const { name, schema: element, variants } = elementOf(schema, schemas)
  const isSimple = !element.properties && typeof element.additionalProperties !== 'object'
  if (isSimple && variants.every(variant => !elementOf(variant, schemas).schema.properties)) return null
  const isOpen = inside.length < OPEN_LEVELS && !(name !== undefined && inside.includes(name))
  return (
    <Disclosure lazy open={isOpen} label={t('apiDoc.fieldsOf', { type: typeText(schema, schemas) })}>
      <SchemaView schema={schema} schemas={schemas} inside={inside} />
    </Disclosure>
  )
}
