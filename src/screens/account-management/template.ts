import { saveCsv, titledRows } from '../../lib/table-file/save-csv'
import { COLUMNS } from './import-columns'

/** A file to fill in with a spreadsheet; what that saves can be imported. */
export function saveTemplate(): void {
  saveCsv('accounts-template.csv', titledRows(COLUMNS, EXAMPLES))
}

const EXAMPLES = [
  {
    account: 'shift.a',
    name: 'Shift A',
    roles: 'viewer',
    must_change_password: 'yes',
    valid_until: '',
    password_age_days: '0'
  },
  {
    account: 'maintenance-1',
    name: 'Maintenance 1',
    roles: 'maintenance opcua',
    must_change_password: 'yes',
    valid_until: '2027/12/31',
    password_age_days: '90'
  }
]
