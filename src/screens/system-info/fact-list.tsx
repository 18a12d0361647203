import { useText } from '../../lib/text/use-text'
import { DataList, DataRow } from '../../ui/card/data-list'
import { CopyButton } from '../../ui/page/copy-button'
import { PanelText } from '../../ui/page/panel-text'
import { VisuallyHidden } from '../../ui/page/visually-hidden'
import type { Fact } from './facts'

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <DataList>
      {facts.map(fact => (
        <DataRow key={fact.label} label={fact.label}>
          <Value of={fact} />
        </DataRow>
      ))}
    </DataList>
  )
}

function Value({ of: { label, value, copy } }: { of: Fact }) {
  const shown = value === null ? <Missing /> : <PanelText mono={copy !== undefined}>{value}</PanelText>
  if (copy === undefined) return shown
  return (
    <CopyButton text={copy} of={label}>
      {shown}
    </CopyButton>
  )
}

function Missing() {
  const { t } = useText()
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('common.term.notAvailable')}</VisuallyHidden>
    </>
  )
}
