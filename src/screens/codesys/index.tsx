import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { MISSING_FEATURE } from '../../stores/missing-feature'
import { Card } from '../../ui/card/card'
import { Columns } from '../../ui/card/columns'
import { EmptyState } from '../../ui/page/empty-state'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { ApplicationCard } from './application-card'
import type { CardProps } from './card-props'
import { CommandDialog } from './command-dialog'
import { JobCard } from './job-card'
import { LicenceCard } from './licence-card'
import { type Command, createCodesys } from './model'
import { SettingsCard } from './settings-card'
import { StateCard } from './state-card'
import { TasksCard } from './tasks-card'
import { UpdateCard } from './update-card'

export default function CodesysScreen() {
  const { t } = useText()
  const model = useModel(createCodesys)
  const { job } = useStore(model.$followed)
  const busy = job?.state === 'running'
  useEffect(() => {
    void model.upload.resume()
    return model.upload.cancel
  }, [model])
  return (
    <Page title={t('menu.codesys')}>
      {job && (busy || job.state === 'failed') && <JobCard model={model} job={job} />}
      <Loaded from={model.$runtime} quiet={busy}>
        {runtime =>
          runtime.availability === 'available' ? (
            <Available model={model} runtime={runtime} busy={busy} />
          ) : (
            <Missing availability={runtime.availability} />
          )
        }
      </Loaded>
    </Page>
  )
}

function Available(props: Omit<CardProps, 'onCommand'>) {
  const { model, busy } = props
  const { job } = useStore(model.$followed)
  const [command, setCommand] = useState<Command>()
  const cards = { ...props, onCommand: setCommand }
  return (
    <>
      <Columns least={420}>
        <StateCard {...cards} />
        <LicenceCard {...cards} />
      </Columns>
      <TasksCard model={model} />
      {job && (job.state === 'done' || job.state === 'cancelled') && <JobCard model={model} job={job} />}
      <Columns least={420}>
        <ApplicationCard {...cards} />
        {!busy && <UpdateCard {...cards} />}
      </Columns>
      <Loaded from={model.$settings}>{loaded => <SettingsCard model={model} loaded={loaded} />}</Loaded>
      {command && <CommandDialog model={model} command={command} onClose={() => setCommand(undefined)} />}
    </>
  )
}

function Missing({ availability }: { availability: keyof typeof MISSING_FEATURE }) {
  const { t } = useText()
  const { title, remedy } = MISSING_FEATURE[availability]
  return (
    <Card>
      <EmptyState title={t(title)}>{t(remedy)}</EmptyState>
    </Card>
  )
}
