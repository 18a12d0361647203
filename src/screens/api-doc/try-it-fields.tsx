import { useStore } from '@nanostores/preact'
import type { Parameter, Schemas } from '../../api/openapi'
import { useText } from '../../lib/text/use-text'
import { Columns } from '../../ui/card/columns'
import { PasswordField } from '../../ui/form/password-field'
import { SelectField } from '../../ui/form/select-field'
import { TextAreaField } from '../../ui/form/text-area-field'
import { TextField } from '../../ui/form/text-field'
import type { Operation } from './documentation'
import { parameterKey } from './request'
import { permittedValues } from './schema'
import type { TryIt } from './try-it'

interface Props {
  tryIt: TryIt
  operation: Operation
  schemas: Schemas
}

/** A field for each parameter, the body as JSON, and another token than that of the session. */
export function TryItFields({ tryIt, operation: { parameters, body, access }, schemas }: Props) {
  const { t } = useText()
  const values = useStore(tryIt.$values)
  const text = useStore(tryIt.$body)
  const request = useStore(tryIt.$request)
  const token = useStore(tryIt.$token)
  return (
    <>
      <Columns>
        {parameters.map(parameter => {
          const key = parameterKey(parameter)
          return (
            <ParameterField
              key={key}
              parameter={parameter}
              schemas={schemas}
              value={values[key] ?? ''}
              onPick={value => tryIt.set(key, value)}
            />
          )
        })}
      </Columns>
      {body && (
        <TextAreaField
          label={t('apiDoc.body')}
          value={text}
          error={request ? undefined : t('apiDoc.body.notJson')}
          onPick={value => tryIt.$body.set(value)}
        />
      )}
      {access !== 'open' && (
        <PasswordField
          label={t('apiDoc.tryIt.token')}
          hint={t('apiDoc.tryIt.token.hint')}
          value={token}
          autoComplete="off"
          onPick={value => tryIt.$token.set(value)}
        />
      )}
    </>
  )
}

interface ParameterFieldProps {
  parameter: Parameter
  schemas: Schemas
  value: string
  onPick: (value: string) => void
}

function ParameterField({ parameter, schemas, value, onPick }: ParameterFieldProps) {
  const { t } = useText()
  const { name, required, schema, in: place } = parameter
  const field = { label: name, value, onPick, ...(required && { required }) }
  const values = permittedValues(schema, schemas).map(String)
  if (values.length > 0 && !schema.items) {
    const options = [...(required ? [] : ['']), ...values]
    return <SelectField {...field} options={options.map(option => ({ value: option, text: option }))} />
  }
  return (
    <TextField
      {...field}
      hint={<ParameterHint parameter={parameter} values={values} />}
      error={place === 'path' && !value ? t('errors.required') : undefined}
    />
  )
}

/** How a list is written, which values it can have, and an example. */
function ParameterHint({ parameter: { schema, example }, values }: { parameter: Parameter; values: string[] }) {
  const { t } = useText()
  return (
    <>
      {schema.items && t('apiDoc.tryIt.list')} {values.length > 0 && <code>{values.join(', ')}</code>}{' '}
      {t('common.term.example', { name: String(example) })}
    </>
  )
}
