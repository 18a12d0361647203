import { readFaultsOf } from './reads'

const test = readFaultsOf('project')

test.run()
