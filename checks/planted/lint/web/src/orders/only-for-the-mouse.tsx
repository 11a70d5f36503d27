declare const open: () => void;

export const Row = () => <div onClick={open}>Pedido</div>;
