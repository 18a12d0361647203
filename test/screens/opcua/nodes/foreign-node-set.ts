/** As a modeller writes it: with a prefix, numeric NodeIds, aliases of its own, types, methods, properties, several namespaces. */
export const foreignNodeSet = `<?xml version="1.0" encoding="utf-8"?>
<!-- <UAObject NodeId="ns=1;i=1" BrowseName="1:None"/> -->
<ua:UANodeSet xmlns:ua="http://opcfoundation.org/UA/2011/03/UANodeSet.xsd" xmlns:tool="urn:tool">
  <ua:NamespaceUris><ua:Uri>urn:plant</ua:Uri><ua:Uri>urn:filler</ua:Uri></ua:NamespaceUris>
  <ua:Aliases>
    <ua:Alias Alias="Real">i=10</ua:Alias>
    <ua:Alias Alias="HasComponent">i=47</ua:Alias>
    <ua:Alias Alias="Organizes">i=35</ua:Alias>
    <ua:Alias Alias="HasProperty">i=46</ua:Alias>
    <ua:Alias Alias="HasSubtype">i=45</ua:Alias>
    <ua:Alias Alias="HasTypeDefinition">i=40</ua:Alias>
  </ua:Aliases>
  <ua:UAObjectType NodeId="ns=2;i=100" BrowseName="2:FillerType">
    <ua:References><ua:Reference ReferenceType="HasSubtype" IsForward="false">i=58</ua:Reference></ua:References>
  </ua:UAObjectType>
  <ua:UAVariable NodeId="ns=2;i=101" BrowseName="2:Speed" ParentNodeId="ns=2;i=100" DataType="Real"/>
  <ua:UAObject NodeId="ns=1;i=1" BrowseName="1:Line">
    <ua:DisplayName Locale="de">Linie</ua:DisplayName>
    <ua:References>
      <ua:Reference ReferenceType="Organizes" IsForward="false">i=85</ua:Reference>
      <ua:Reference ReferenceType="HasTypeDefinition">i=61</ua:Reference>
      <ua:Reference ReferenceType="i=47">ns=1;i=2</ua:Reference>
      <ua:Reference ReferenceType="Organizes">ns=1;i=9</ua:Reference>
    </ua:References>
  </ua:UAObject>
  <ua:UAObject NodeId="ns=1;i=2" BrowseName="2:Filler">
    <ua:References>
      <ua:Reference ReferenceType="HasTypeDefinition">ns=2;i=100</ua:Reference>
      <ua:Reference ReferenceType="HasComponent">ns=1;i=3</ua:Reference>
      <ua:Reference ReferenceType="HasComponent">ns=1;i=5</ua:Reference>
    </ua:References>
  </ua:UAObject>
  <ua:UAVariable NodeId="ns=1;i=3" BrowseName="2:Speed" DataType="Real" AccessLevel="3" Historizing="true">
    <ua:DisplayName>Speed</ua:DisplayName>
    <ua:Description>Bottles per minute</ua:Description>
    <ua:References>
      <ua:Reference ReferenceType="HasTypeDefinition">i=63</ua:Reference>
      <ua:Reference ReferenceType="HasComponent" IsForward="false">ns=1;i=2</ua:Reference>
    </ua:References>
    <ua:Value><tool:Float>0</tool:Float></ua:Value>
  </ua:UAVariable>
  <ua:UAVariable NodeId="ns=1;i=4" BrowseName="EURange" DataType="i=884">
    <ua:References><ua:Reference ReferenceType="HasProperty" IsForward="false">ns=1;i=3</ua:Reference></ua:References>
  </ua:UAVariable>
  <ua:UAMethod NodeId="ns=1;i=5" BrowseName="2:Start"/>
  <ua:UAVariable NodeId="ns=1;i=6" BrowseName="2:Level" ParentNodeId="ns=1;i=2" DataType="Double"/>
  <ua:UAVariable NodeId="ns=1;i=7" BrowseName="2:Matrix" ParentNodeId="ns=1;i=2" DataType="i=11" ValueRank="2" ArrayDimensions="2,3"/>
  <ua:UAVariable NodeId="ns=1;i=8" BrowseName="2:Secret" ParentNodeId="ns=1;i=2" DataType="i=11" AccessLevel="2"/>
  <ua:UAVariable NodeId="ns=1;i=10" BrowseName="2:A/B" ParentNodeId="ns=1;i=2" DataType="i=11"/>
  <ua:UAObject NodeId="ns=1;i=9" BrowseName="1:Spare"/>
</ua:UANodeSet>
`
