import { useStore } from '@nanostores/preact'
import type { TraceResult } from '../../api/ethernet'
import { useModel } from '../../lib/browser/use-model'
import { NAME } from '../../lib/form/codecs'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { FieldRow } from '../../ui/form/field-row'
import { NumberField } from '../../ui/form/number-field'
import { TextField } from '../../ui/form/text-field'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { FailureBanner } from '../../ui/status/failure-banner'
import { StatusBadge } from '../../ui/status/status-badge'
import type { EthernetModel } from './model'
import { createTools, type Tool } from './tools'

const TOOLS: readonly Tool[] = ['ping', 'trace', 'dns', 'port', 'address']

/** Whether the panel reaches others, which is not the same as whether this browser does. */
export function ToolsCard({ model }: { model: EthernetModel }) {
  const { t } = useText()
  const tools = useModel(() => createTools(model.portFor))
  const { host, port } = useStore(tools.$input)
  const errors = useStore(tools.$errors)
  const finding = useStore(tools.$finding)
  const { busy, current, failure, run } = useAction(tools.run, 'in place')
  return (
    <Card title={t('ethernet.tools')}>
      <FieldRow>
        <TextField
          label={t('common.term.hostOrAddress')}
          chars={NAME}
          value={host}
          error={errors.host && t(errors.host)}
          onPick={value => tools.set({ host: value })}
        />
        <NumberField
          label={t('common.term.tcpPort')}
          value={port}
          error={errors.port && t(errors.port)}
          onPick={value => tools.set({ port: value })}
        />
      </FieldRow>
      <Actions
        start={TOOLS.map(tool => (
          <Button
            key={tool}
            busy={current?.[0] === tool}
            disabled={busy}
            onClick={() => tools.validate(tool) && run(tool)}
          >
            {t(`ethernet.tools.run.${tool}`)}
          </Button>
        ))}
      />
      <div role="status">
        {finding && <StatusBadge tone={finding.tone}>{t(finding.text)}</StatusBadge>}
        {finding?.hops && <Hops hops={finding.hops} />}
      </div>
      {failure && !errors.host && !errors.port && <FailureBanner error={failure} />}
    </Card>
  )
}

/** The route of a packet, one line per router. */
function Hops({ hops }: Pick<TraceResult, 'hops'>) {
  const { t } = useText()
  return (
    <DataList>
      {hops.map(({ address, milliseconds }, index) => (
        <DataRow key={index} label={t('ethernet.tools.hop', { number: index + 1 })}>
          {address === null
            ? t('common.term.noResponse')
            : t('ethernet.tools.hop.answer', { address, milliseconds: milliseconds ?? 0 })}
        </DataRow>
      ))}
    </DataList>
  )
}
