/** The schema of the files (OPC 10000-6, annex F). */
export const NODE_SET = 'http://opcfoundation.org/UA/2011/03/UANodeSet.xsd'

/** The namespace of what a tag has beyond OPC UA: its address in a PLC, and the panel's name of its data type. */
export const PANEL_TAG = 'urn:operator-panel:opcua-tag'

/** Of namespace 0 (OPC 10000-6, A.1). */
export const OBJECTS = 'i=85'
export const ORGANIZES = 'i=35'
export const HAS_TYPE_DEFINITION = 'i=40'
export const FOLDER_TYPE = 'i=61'
export const VARIABLE_TYPE = 'i=63'

/** The data types of OPC UA by those of the panel. */
const DATA_TYPES: Record<string, { name: string; nodeId: string } | undefined> = {
  BOOL: { name: 'Boolean', nodeId: 'i=1' },
  INT8: { name: 'SByte', nodeId: 'i=2' },
  UINT8: { name: 'Byte', nodeId: 'i=3' },
  INT16: { name: 'Int16', nodeId: 'i=4' },
  UINT16: { name: 'UInt16', nodeId: 'i=5' },
  INT32: { name: 'Int32', nodeId: 'i=6' },
  UINT32: { name: 'UInt32', nodeId: 'i=7' },
  INT64: { name: 'Int64', nodeId: 'i=8' },
  UINT64: { name: 'UInt64', nodeId: 'i=9' },
  FLOAT: { name: 'Float', nodeId: 'i=10' },
  DOUBLE: { name: 'Double', nodeId: 'i=11' },
  STRING: { name: 'String', nodeId: 'i=12' }
}

/** A type that only the panel knows is any type for others. */
export const standardType = (dataType: string) => DATA_TYPES[dataType] ?? { name: 'BaseDataType', nodeId: 'i=24' }

/** The panel's name of a type that is given by its NodeId, or by its name where the file has no alias for it. */
export const panelType = (type: string): string | undefined =>
  Object.entries(DATA_TYPES).find(([, known]) => known?.nodeId === type || known?.name === type)?.[0]

export const ARRAY = '1'
export const SCALAR = '-1'
export const READ = 1
export const WRITE = 2
