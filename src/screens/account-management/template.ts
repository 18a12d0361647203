import { saveCsv, titlesOf } from '../../lib/table-file/save-csv'
import { COLUMNS } from './import-columns'

/** Downloads an example file that can be edited in a spreadsheet and imported. */
export function saveTemplate(): void {
  saveCsv('accounts-template.csv', [
    titlesOf(COLUMNS),
    ['shift.a', 'Shift A', 'viewer', 'yes', '', '0'],
    ['maintenance-1', 'Maintenance 1', 'maintenance opcua', 'yes', '2027/12/31', '90']
  ])
}
