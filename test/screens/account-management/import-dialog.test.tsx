import '../../setup/dom'
import { $i18n } from '../../../src/lib/text/i18n'
import { LANGUAGES } from '../../../src/lib/text/languages'
import { createImport } from '../../../src/screens/account-management/import'
import { AccountsImportDialog } from '../../../src/screens/account-management/import-dialog'
import { createAccountManagement } from '../../../src/screens/account-management/model'
import { fakeTime } from '../../lib/fake-time'
import { attach } from '../../setup/attach'
import { test } from '../../setup/panel-test'
import { byLabel, byRole, click, findByText } from '../../setup/query'
import { watchSavedFiles } from '../../setup/saved-files'
import { onCleanup, render, selectLanguage } from '../../setup/screen'

for (const { value: language } of LANGUAGES)
  test(`downloads a template that can be imported as it is, in ${language}`, async () => {
    onCleanup(() => void selectLanguage('en'))
    await selectLanguage(language)
    const files = watchSavedFiles()
    const importAccounts = () =>
      createImport(
        () => [],
        () => 2,
        () => {}
      )
    render(<AccountsImportDialog model={{ ...createAccountManagement(), importAccounts }} onClose={() => {}} />)
    const { t } = $i18n.get()
    const time = fakeTime()
    click(byRole('button', { name: t('accountManagement.import.template') }))
    time.end()
    const [file] = files
    attach(byLabel(t('common.import.file')), new Uint8Array(await file!.blob.arrayBuffer()), file!.name)
    await findByText(new RegExp(`^${t('common.import.outcome.added')}.*2$`))
  })

test.run()
