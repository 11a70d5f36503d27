// Translators of browsers wrap the page's texts in elements of their own. A page that then takes such a text out, or puts something
// before it, would break: it is no longer where it was put.

/** The child of the parent that is the node or holds it by now; null where there is none. */
function childOf(parent: Node, node: Node | null): Node | null {
  return !node || node.parentNode === parent ? node : childOf(parent, node.parentNode);
}

/** Lets texts be found inside the elements that a translator has put around them. */
export function tolerateTranslators(prototype: Node = Node.prototype): void {
  const remove = Reflect.get(prototype, 'removeChild') as (this: Node, child: Node) => Node;
  const insert = Reflect.get(prototype, 'insertBefore') as (
    this: Node,
    child: Node,
    before: Node | null,
  ) => Node;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const found = childOf(this, child);
    if (found) remove.call(this, found);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insert.call(this, child, childOf(this, before));
    return child;
  };
}
