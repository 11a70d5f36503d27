// Addresses in the site's code, which the linter has no rule of its own for (.oxlintrc.json). Plain
// JavaScript, for an editor may run the linter on Node 20.
const message = 'An address is written once, in a <room>.calls.ts of core: use the call.';

const noAddress = {
  create(context) {
    const report = (node, text) => {
      if (typeof text === 'string' && text.startsWith('/api/')) context.report({ node, message });
    };
    return {
      Literal: (node) => report(node, node.value),
      TemplateElement: (node) => report(node, node.value.raw),
    };
  },
};

export default { meta: { name: 'brasa' }, rules: { 'no-address': noAddress } };
