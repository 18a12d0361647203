import { driverTable } from '../communication/drivers'
import { done, type Handlers, refuse } from '../http/handler-types'
import { treeProblems } from './node-tree-rules'

const MOST_PROBLEMS = 100

export const nodeTreeHandlers = {
  'PUT /opcua/node-tree': async ({ body, state, opcua }) => {
    const problems = treeProblems(body, driverTable(state))
    const [first] = problems
    if (first)
      return refuse(400, 'invalid_tree', {
        message: `${first.path || 'tree'}: ${first.code}`,
        details: { total: problems.length, problems: problems.slice(0, MOST_PROBLEMS) }
      })
    state.nodeTree = body
    await opcua.saved()
    return done()
  }
} satisfies Partial<Handlers>
